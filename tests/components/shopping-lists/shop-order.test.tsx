import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { changePreferences, forgetPreferences, readPreferences } from "@/lib/client/preferences";
import { shopOrderQuery } from "@/lib/features/shop-order/client/queries";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import { withLine } from "@/lib/features/shopping-lists/model/rules";
import type { Role } from "@/lib/policy/actor";
import { itemAnswer, lineAnswer, listAnswer, locationAnswer } from "../../support/answers";
import { latest, renderList } from "./render-list";

const lines = [1, 2, 3, 4].map((id) =>
  lineAnswer(id, {
    item: itemAnswer(id, { locationId: id === 4 ? 2 : 1, supermarketItemName: null }),
  }),
);

const names = () =>
  screen.getAllByRole("listitem").map((row) => /Item \d/.exec(row.textContent)?.[0]);

afterEach(forgetPreferences);

const render = (more: object = {}, role: Role = "admin") =>
  renderList(
    {
      ...latest(listAnswer({ items: lines })),
      "GET /api/locations": { body: [locationAnswer(1, "Kitchen"), locationAnswer(2, "Cellar")] },
      "GET /api/shop-order": { body: { itemIds: [3, 4, 1, 2], trips: 2 } },
      ...more,
    },
    { role },
  );

const pressed = (name: string) => screen.getByRole("button", { name }).ariaPressed;

async function renderInShop(more: object = {}, role: Role = "admin") {
  changePreferences({ shopOrder: true });
  const view = render(more, role);
  await screen.findByText(/^Learned from|^The order is learned/);
  return view;
}

test("the button By shop shows the lines of all locations in the order of the shop, and stores this choice on the device", async () => {
  const { user } = render();
  await screen.findByRole("heading", { name: "Cellar" });
  expect(pressed("By room")).toBe("true");
  await user.click(screen.getByRole("button", { name: "By shop" }));
  expect(await screen.findByText("Learned from 2 trips.")).toBeTruthy();
  expect(names()).toEqual(["Item 3", "Item 4", "Item 1", "Item 2"]);
  expect(screen.queryByRole("heading", { name: "Cellar" })).toBeNull();
  expect([pressed("By shop"), readPreferences()?.shopOrder]).toEqual(["true", true]);
  await user.click(screen.getByRole("button", { name: "By room" }));
  expect(names()).toEqual(["Item 1", "Item 2", "Item 3", "Item 4"]);
});

test("an order of the shop that was learned from no trip is shown with a text that explains how it is learned", async () => {
  await renderInShop({ "GET /api/shop-order": { body: { itemIds: [], trips: 0 } } });
  expect(screen.getByText(/^The order is learned as you tick/)).toBeTruthy();
});

test("when the order of the shop cannot be loaded, the list is shown by room with a message about the failure", async () => {
  changePreferences({ shopOrder: true });
  render({ "GET /api/shop-order": { status: 500, body: {} } });
  expect(await screen.findByText(/^The order of the shop could not be loaded/)).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Cellar" })).toBeTruthy();
});

test("while the list is shown in the order of the shop, a tick and a move of another member do not change the places of its lines", async () => {
  const { queryClient } = await renderInShop();
  act(() => {
    queryClient.setQueryData(
      shoppingListQuery().queryKey,
      (old) => old && withLine(old, 3, (line) => ({ ...line, purchased: true })),
    );
    queryClient.setQueryData(shopOrderQuery().queryKey, { itemIds: [1, 2, 3, 4], trips: 3 });
  });
  expect(await screen.findByText("Learned from 3 trips.")).toBeTruthy();
  expect(names()).toEqual(["Item 3", "Item 4", "Item 1", "Item 2"]);
});

test("regular members see the order of the shop and cannot change it", async () => {
  await renderInShop({}, "regular");
  expect(screen.queryByRole("button", { name: "Change order" })).toBeNull();
});

test("the dialog that changes the order of the shop shows only unticked lines, and closing it sorts the list by the new order", async () => {
  const ticked = lines.map((line) => ({ ...line, purchased: line.id === 4 }));
  const { user, queryClient } = await renderInShop(latest(listAnswer({ items: ticked })));
  await user.click(screen.getByRole("button", { name: "Change order" }));
  const dialog = await screen.findByRole("dialog", { name: "Order of the shop" });
  const handles = within(dialog).getAllByRole("button", { name: /^Move / });
  expect(handles.map(({ ariaLabel }) => ariaLabel)).toEqual([
    "Move Item 3",
    "Move Item 1",
    "Move Item 2",
  ]);
  const moved = { itemIds: [4, 1, 2, 3], trips: 2 };
  act(() => void queryClient.setQueryData(shopOrderQuery().queryKey, moved));
  await user.click(within(dialog).getByRole("button", { name: "Done" }));
  await waitFor(() => expect(names()).toEqual(["Item 1", "Item 2", "Item 3", "Item 4"]));
});

test("the dialog that changes the order of the shop shows the name and the location of each item below its name in the shop", async () => {
  const named = lines.map((line) => ({
    ...line,
    item: { ...line.item, supermarketItemName: line.id < 3 ? "Barilla" : null },
  }));
  const { user } = await renderInShop(latest(listAnswer({ items: named })));
  await user.click(screen.getByRole("button", { name: "Change order" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Order of the shop" }));
  expect(dialog.getAllByTitle(/Kitchen|Cellar/).map(({ title }) => title)).toEqual([
    "Kitchen",
    "Cellar",
    "Item 1 · Kitchen",
    "Item 2 · Kitchen",
  ]);
});
