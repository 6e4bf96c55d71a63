import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import { beWide, dialog, edit as openEdit, jam, oil, open, renderItems } from "../items-page";

const isOpen = (title: string) => screen.getByText(title).closest("details")?.open;
const openFields = () => ["Supermarket name", "Photo"].filter((title) => isOpen(title));

beforeEach(beWide);
afterEach(() => void vi.restoreAllMocks());

async function edit(change: Partial<Item>) {
  const { user } = renderItems({ items: [{ ...oil, ...change }] });
  await openEdit(user, "Olive oil");
  return user;
}

test("a new item has its supermarket name and its photo folded, and one press unfolds each", async () => {
  const { user } = renderItems({});
  await open(user, "Add item");
  expect(openFields()).toEqual([]);
  await user.click(screen.getByText("Supermarket name"));
  expect(openFields()).toEqual(["Supermarket name"]);
  await user.click(screen.getByText("Photo"));
  expect(openFields()).toEqual(["Supermarket name", "Photo"]);
});

test.each([
  { has: "neither", change: { supermarketItemName: null, photo: null }, unfolded: [] },
  {
    has: "a supermarket name",
    change: { supermarketItemName: "Extra virgin", photo: null },
    unfolded: [],
  },
  { has: "a photo", change: { supermarketItemName: null, photo: "key" }, unfolded: ["Photo"] },
])("the edit dialog of an item with $has has $unfolded unfolded", async ({ change, unfolded }) => {
  await edit(change);
  expect(openFields()).toEqual(unfolded);
});

test("a folded supermarket name is shown in place of the hint, until the field is unfolded", async () => {
  const user = await edit({ supermarketItemName: "Extra virgin" });
  const summary = screen.getByText("Supermarket name").closest("summary");
  expect(summary?.textContent).toBe("Supermarket nameExtra virgin");
  expect(dialog().getByTitle("Extra virgin")).toBeTruthy();
  await user.click(screen.getByText("Supermarket name"));
  await waitFor(() => expect(summary?.textContent).toBe("Supermarket namefor the list"));
  expect(screen.getByLabelText("Supermarket item name (optional)")).toHaveProperty(
    "value",
    "Extra virgin",
  );
});

test("a photo that is pasted into the dialog unfolds the field of the photo", async () => {
  await edit({ supermarketItemName: null, photo: null });
  const files = [new File(["no picture"], "note.pdf", { type: "application/pdf" })];
  const clipboardData = { files, types: ["Files"] };
  fireEvent.paste(screen.getByLabelText("Name"), { clipboardData });
  expect(openFields()).toEqual(["Photo"]);
  expect(dialog().getByText(/This file is not a picture/)).toBeTruthy();
});

test("the supermarket name stays unfolded for the next item that is added", async () => {
  const { user } = renderItems({
    search: "locationId=2",
    answers: { "POST /api/items": { status: 201, body: jam } },
  });
  await open(user, "Add item");
  await user.type(screen.getByLabelText("Name"), "Jam");
  await user.selectOptions(dialog().getByLabelText("Unit"), "Jar");
  await user.click(screen.getByText("Supermarket name"));
  await user.click(screen.getByLabelText("Create more"));
  await user.click(dialog().getByRole("button", { name: "Add Item" }));
  await screen.findByText("Item added successfully");
  expect(openFields()).toEqual(["Supermarket name"]);
});
