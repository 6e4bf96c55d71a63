import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { itemAnswer, lineAnswer, listAnswer, MOMENT } from "../../support/answers";
import { rowLabel } from "../../support/row-label";
import { latest, renderList } from "./render-list";

const eggs = lineAnswer(5, {
  quantity: 1,
  packSize: 10,
  missing: 7,
  aiRationale: "You have 5 pieces and want to keep 12.",
  facts: {
    unit: "piece",
    stock: 1500,
    wanted: 3600,
    checks: 1,
    counts: [],
    timesOut: 0,
    previous: null,
    trend: null,
  },
  item: itemAnswer(5, { name: "Eggs", unit: "piece", supermarketItemName: "Free Range Eggs" }),
});
const list = listAnswer({ items: [eggs] });
const putAway = (quantity: number) => ({
  "GET /api/purchases": {
    body: { listId: 3, putAway: [{ lineId: 5, itemId: 5, quantity, at: MOMENT, by: "ben" }] },
  },
});

test("a line in packs shows the number of packs, the missing units, and the pack size", async () => {
  renderList(latest(list));
  expect(
    await screen.findByRole("checkbox", {
      name: "1x Free Range Eggs 7 missing, pack of 10 · Eggs",
    }),
  ).toBeTruthy();
});

test("the note of a line in packs ends with the pack size", async () => {
  renderList({ ...latest(list), ...putAway(10) });
  expect(await screen.findByText(rowLabel("10 put away · pack of 10 · Eggs"))).toBeTruthy();
});

test("the dialog of a line in packs has a field for the quantity in packs", async () => {
  const { user } = renderList(latest(list));
  await user.click(await screen.findByRole("button", { name: "Change Free Range Eggs" }));
  const dialog = within(await screen.findByRole("dialog"));
  const field = dialog.getByRole<HTMLInputElement>("textbox", { name: "Quantity in packs of 10" });
  expect(field.value).toBe("1");
});

test("the reason of a line in packs shows the missing units and the pack size", async () => {
  const { user } = renderList(latest(list));
  await user.click(await screen.findByRole("button", { name: "Why Free Range Eggs?" }));
  const dialog = within(await screen.findByRole("dialog"));
  const figure = (label: string) => dialog.getByText(label).nextElementSibling?.textContent;
  expect(["Missing", "Sold as"].map(figure)).toEqual(["7 pieces", "pack of 10"]);
});

test("the dialog to put away offers 20 pieces for two ticked packs of 10", async () => {
  const { user } = renderList({
    ...latest(listAnswer({ items: [{ ...eggs, quantity: 2, purchased: true }] })),
    "GET /api/purchases": { body: { listId: 3, putAway: [] } },
    "GET /api/inventory-updates/active": { status: 404, body: {} },
  });
  await user.click(await screen.findByRole("button", { name: "Put away 1 thing" }));
  const dialog = within(await screen.findByRole("dialog"));
  const amount = dialog.getByRole<HTMLInputElement>("textbox", { name: "Free Range Eggs" });
  expect(amount.value).toBe("20");
  expect(dialog.getByText("Eggs · pieces")).toBeTruthy();
});
