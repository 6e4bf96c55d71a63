import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import { beWide, dialog, edit as openEdit, oil, renderItems, sent } from "../items-page";

const answers = { "PUT /api/items/1": { body: oil } };
const summary = () => screen.getByText("Buy later");
const isOpen = () => summary().closest("details")?.open;
const field = () => screen.getByLabelText<HTMLInputElement>("Buy when below");

beforeEach(beWide);
afterEach(() => void vi.restoreAllMocks());

async function edit(item: Item = oil) {
  const page = renderItems({ items: [item], answers });
  await openEdit(page.user, "Olive oil");
  const save = () => page.user.click(dialog().getByRole("button", { name: "Save Changes" }));
  return { ...page, save };
}

test("the reorder point is folded for an item without one, shows the desired quantity, and is sent after it was typed", async () => {
  const { user, calls, save } = await edit({ ...oil, desiredStock: 4 });
  expect([isOpen(), field().value, field().placeholder]).toEqual([false, "", "4"]);
  await user.click(summary());
  await user.type(field(), "1,5");
  await save();
  expect(sent(calls)[0]?.body).toMatchObject({ reorderPoint: 1.5 });
});

test("the folded reorder point of an item is shown, and erasing it removes it", async () => {
  const { user, calls, save } = await edit({ ...oil, desiredStock: 4, reorderPoint: 1.5 });
  expect([isOpen(), field().value]).toEqual([false, "1.5"]);
  expect(screen.getByText("below 1.5")).toBeTruthy();
  await user.click(summary());
  await user.clear(field());
  await save();
  expect(sent(calls)[0]?.body).toMatchObject({ reorderPoint: null });
});

test("a reorder point above the desired quantity shows an error, and nothing is sent", async () => {
  const { user, calls, save } = await edit({ ...oil, desiredStock: 4 });
  await user.click(summary());
  await user.type(field(), "5");
  await save();
  expect(await screen.findByText("Must be at most the desired quantity")).toBeTruthy();
  expect(sent(calls)).toEqual([]);
});

test("an item that a device has stored before reorder points existed is saved without one", async () => {
  const { reorderPoint, ...stored } = oil;
  const { calls, save } = await edit(stored as Item);
  await save();
  expect([reorderPoint, sent(calls)[0]?.body]).toMatchObject([null, { reorderPoint: null }]);
});
