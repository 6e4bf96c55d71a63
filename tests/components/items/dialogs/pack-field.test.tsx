import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import { beWide, dialog, edit as openEdit, oil, renderItems, sent } from "../items-page";

const answers = { "PUT /api/items/1": { body: oil } };
const summary = () => screen.getByText("Sold in packs");
const isOpen = () => summary().closest("details")?.open;
const field = () => screen.getByLabelText<HTMLInputElement>("Pack size");

beforeEach(beWide);
afterEach(() => void vi.restoreAllMocks());

async function edit(item: Item = oil) {
  const page = renderItems({ items: [item], answers });
  await openEdit(page.user, "Olive oil");
  const save = () => page.user.click(dialog().getByRole("button", { name: "Save Changes" }));
  return { ...page, save };
}

test("the units per pack are folded for an item that is bought by the unit, and are sent after they were unfolded and changed", async () => {
  const { user, calls, save } = await edit();
  expect(isOpen()).toBe(false);
  await user.click(summary());
  expect(isOpen()).toBe(true);
  await user.clear(field());
  await user.type(field(), "6");
  await save();
  expect(sent(calls)[0]?.body).toMatchObject({ packSize: 6 });
});

test("the folded units per pack of an item that is sold in packs show their number", async () => {
  await edit({ ...oil, packSize: 12 });
  expect([isOpen(), field().value]).toEqual([false, "12"]);
  expect(screen.getByText("of 12").closest("details")).toBe(summary().closest("details"));
});

test("an item that a device has stored before packs existed is saved as bought by the unit", async () => {
  const { packSize, ...stored } = oil;
  const { calls, save } = await edit(stored as Item);
  await save();
  expect([packSize, sent(calls)[0]?.body]).toMatchObject([1, { packSize: 1 }]);
});

test("units per pack that are no whole number show an error, and nothing is sent", async () => {
  const { user, calls, save } = await edit();
  await user.click(summary());
  await user.clear(field());
  await user.type(field(), "1.5");
  await save();
  expect(await screen.findByText("Must be a whole number from 1 to 999")).toBeTruthy();
  expect(sent(calls)).toEqual([]);
});

test("the field of the units per pack cannot be folded while its number is invalid", async () => {
  const { user, save } = await edit();
  await user.click(summary());
  await user.clear(field());
  await user.type(field(), "0");
  await save();
  await user.click(summary());
  await waitFor(() => expect(isOpen()).toBe(true));
  // jsdom fires the `toggle` event of the details element in a later task than the click.
  await new Promise((resolve) => setTimeout(resolve));
  expect(isOpen()).toBe(true);
});
