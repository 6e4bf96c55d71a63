import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import { beWide, dialog, edit as openEdit, oil, renderItems, sent } from "../items-page";

const answers = { "PUT /api/items/1": { body: oil } };
const summary = () => screen.getByText("Best before", { selector: "summary *" });
const isOpen = () => summary().closest("details")?.open;
const field = () => screen.getByLabelText<HTMLInputElement>("Best before date");

beforeEach(beWide);
afterEach(() => void vi.restoreAllMocks());

async function edit(item: Item) {
  const page = renderItems({ items: [item], answers });
  await openEdit(page.user, "Olive oil");
  const save = () => page.user.click(dialog().getByRole("button", { name: "Save Changes" }));
  return { ...page, save };
}

test("the best-before date is folded for an item without one, and is sent after it was chosen", async () => {
  const { user, calls, save } = await edit(oil);
  expect([isOpen(), field().value]).toEqual([false, ""]);
  await user.click(summary());
  await user.type(field(), "2026-12-05");
  await save();
  expect(sent(calls)[0]?.body).toMatchObject({ bestBefore: "2026-12-05" });
});

test("the folded best-before date of an item is shown, and erasing it removes it", async () => {
  const { user, calls, save } = await edit({ ...oil, bestBefore: "2026-12-05" });
  expect([isOpen(), field().value]).toEqual([false, "2026-12-05"]);
  expect(summary().closest("summary")?.textContent).toContain("2026");
  await user.click(summary());
  await user.clear(field());
  await save();
  expect(sent(calls)[0]?.body).toMatchObject({ bestBefore: null });
});
