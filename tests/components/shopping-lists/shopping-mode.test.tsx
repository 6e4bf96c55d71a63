import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { changePreferences, forgetPreferences } from "@/lib/client/preferences";
import { toastStore } from "@/lib/client/toast";
import type { ShopOrder } from "@/lib/features/shop-order/model/dto";
import { additionsQuery } from "@/lib/features/shopping-additions/client/queries";
import type { Role } from "@/lib/policy/actor";
import { itemAnswer, lineAnswer, listAnswer, locationAnswer, MOMENT } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { rowLabel } from "../../support/row-label";
import { latest, renderList } from "./render-list";

const lines = [1, 2].map((id) =>
  lineAnswer(id, {
    notAvailable: id === 2,
    notAvailableBy: "ben",
    item: itemAnswer(id, { locationId: id, supermarketItemName: id === 1 ? "Monini 1 l" : null }),
  }),
);
const candles = {
  id: 9,
  itemId: null,
  name: "Candles",
  quantity: 12,
  purchased: false,
  addedBy: "ben",
  createdAt: MOMENT,
  lineId: null,
};

afterEach(() => {
  forgetPreferences();
  vi.unstubAllGlobals();
});

function render({ role = "admin", more = {} }: { role?: Role; more?: object } = {}) {
  return renderList(
    {
      ...latest(listAnswer({ items: lines })),
      "GET /api/locations": { body: [locationAnswer(1, "Kitchen"), locationAnswer(2, "Cellar")] },
      "GET /api/shopping-additions": { body: [candles] },
      "GET /api/shop-order": { body: { itemIds: [2, 1], trips: 2 } },
      "PUT /api/shopping-lists/items/1": { body: { ...lines[0], purchased: true } },
      "PUT /api/shopping-lists/items/2": { body: { ...lines[1], purchased: true } },
      "PUT /api/shopping-additions/9": { body: { ...candles, purchased: true } },
      ...more,
    },
    { role },
  );
}

async function open(view = render()) {
  await screen.findByText(rowLabel("12x Candles"));
  await view.user.click(screen.getByRole("button", { name: "Shopping mode" }));
  const dialog = await screen.findByRole("dialog", { name: /^Shopping mode/ });
  const rows = () =>
    within(dialog)
      .getAllByRole("listitem")
      .map((row) => row.querySelector("label")?.textContent);
  const tick = (name: string) => view.user.click(within(dialog).getByRole("checkbox", { name }));
  return { ...view, dialog, rows, tick };
}

test("the shopping mode shows lines by room with their notes, the additions, and the progress", async () => {
  const { dialog, rows } = await open();
  expect(within(dialog).getByText("0 of 3 items purchased")).toBeTruthy();
  expect(
    within(dialog)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(["Kitchen", "Cellar", "Added"]);
  expect(rows()).toEqual(["2x Monini 1 lItem 1", "2x Item 2Not available", "12x Candles"]);
});

test("the shopping mode in the order of the shop has no rooms as headings and names them in the rows", async () => {
  changePreferences({ shopOrder: true });
  const view = render();
  await screen.findByText("Learned from 2 trips.");
  const { rows } = await open(view);
  expect(rows()).toEqual(["2x Item 2Not available", "2x Monini 1 lItem 1, Kitchen", "12x Candles"]);
});

test("the shopping mode cannot be opened while the order of the shop is loading", async () => {
  changePreferences({ shopOrder: true });
  const order = deferred<{ body: ShopOrder }>();
  render({ more: { "GET /api/shop-order": () => order.promise } });
  await screen.findByText(rowLabel("12x Candles"));
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Shopping mode" });
  expect(button.disabled).toBe(true);
  order.resolve({ body: { itemIds: [2, 1], trips: 2 } });
  await waitFor(() => expect(button.disabled).toBe(false));
});

test("a row of the shopping mode keeps its element when the server accepts the addition", async () => {
  const answer = deferred<{ status: number; body: unknown }>();
  const view = render({ more: { "POST /api/shopping-additions": () => answer.promise } });
  await screen.findByText(rowLabel("12x Candles"));
  await view.user.type(screen.getByRole("combobox", { name: "Add to the list" }), "Matches{Enter}");
  await screen.findByText(rowLabel("1x Matches"));
  const { dialog } = await open(view);
  const row = () => within(dialog).getByRole("checkbox", { name: "1x Matches" });
  const before = row();
  const matches = { ...candles, id: 10, name: "Matches", quantity: 1, outcome: "added" };
  answer.resolve({ status: 201, body: matches });
  const ids = () => view.queryClient.getQueryData(additionsQuery().queryKey)?.map(({ id }) => id);
  await waitFor(() => expect(ids()).toContain(10));
  expect(row()).toBe(before);
});

test("a tick in the shopping mode is sent and moves no row, and the last tick closes the mode", async () => {
  const { dialog, rows, tick, calls } = await open();
  await tick("2x Monini 1 l");
  expect(await within(dialog).findByText("1 of 3 items purchased")).toBeTruthy();
  expect(within(dialog).getByText("1/3")).toBeTruthy();
  expect(toastStore.get()).toMatchObject({
    text: "Item status updated",
    subject: "Monini 1 l",
  });
  await tick("12x Candles");
  expect(rows()).toEqual(["2x Monini 1 lItem 1", "2x Item 2Not available", "12x Candles"]);
  await tick("2x Item 2");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const sent = () => calls.filter(({ method }) => method === "PUT").map(({ path }) => path);
  await waitFor(() =>
    expect(sent()).toEqual([
      "/api/shopping-lists/items/1",
      "/api/shopping-additions/9",
      "/api/shopping-lists/items/2",
    ]),
  );
  expect(screen.getByText("Everything is bought.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Shopping mode" })).toBeNull();
});

test("a line is marked as not available and as available again in the shopping mode", async () => {
  const answer = (id: number, notAvailable: boolean) => ({
    body: { ...lines[id - 1], notAvailable, notAvailableAt: MOMENT, notAvailableBy: "anna" },
  });
  const { user, dialog, rows, calls } = await open(
    render({
      more: {
        "PUT /api/shopping-lists/items/1": answer(1, true),
        "PUT /api/shopping-lists/items/2": answer(2, false),
      },
    }),
  );
  const press = (name: string) => user.click(within(dialog).getByRole("button", { name }));
  await press("Not available: Monini 1 l");
  await waitFor(() => expect(rows()[0]).toBe("2x Monini 1 lNot available"));
  await press("Available again: Item 2");
  await waitFor(() => expect(rows()[1]).toBe("2x Item 2"));
  const sent = () => calls.filter(({ method }) => method === "PUT");
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => body)).toEqual([
    expect.objectContaining({ notAvailable: true }),
    expect.objectContaining({ notAvailable: false }),
  ]);
});

test("the shopping mode keeps the screen awake until it is closed", async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  const { user, dialog } = await open();
  const before = release.mock.calls.length;
  expect(request).toHaveBeenCalledWith("screen");
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(release.mock.calls.length).toBe(before + 1));
  Reflect.deleteProperty(navigator, "wakeLock");
});

test("regular members have no shopping mode, because they cannot tick", async () => {
  render({ role: "regular" });
  await screen.findByText(rowLabel("12x Candles"));
  expect(screen.queryByRole("button", { name: "Shopping mode" })).toBeNull();
});

test("the shopping mode shows that unsent changes are stored on the device, and so do their toasts", async () => {
  const fail = () => {
    throw new TypeError("Failed to fetch");
  };
  const more = { "PUT /api/shopping-lists/items/1": fail, "PUT /api/shopping-lists/items/2": fail };
  const { user, dialog, tick } = await open(render({ more }));
  await tick("2x Monini 1 l");
  expect(await within(dialog).findByText("Connecting. 1 tick waits on this device.")).toBeTruthy();
  await tick("2x Monini 1 l");
  const waits = { detail: "Waits for the network" };
  expect(toastStore.get()).toMatchObject({ text: "Item status updated", ...waits });
  await user.click(within(dialog).getByRole("button", { name: "Available again: Item 2" }));
  expect(toastStore.get()).toMatchObject({ title: "Marked as available", ...waits });
});
