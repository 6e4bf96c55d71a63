// The screen loads the dialog lazily. This import loads it before the tests, so that no test waits for it.
import "@/components/items/arrange/arrange-items-dialog";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { itemAnswer } from "../../support/answers";
import { names, oil, renderItems } from "./items-page";

const rice = itemAnswer(3, { name: "Rice", shelfOrder: 0 });
const shelf = { items: [oil, rice] };

test("the items of a location are listed in the order of the shelf", async () => {
  renderItems(shelf);
  await screen.findByRole("heading", { name: "Rice" });
  expect(names()).toEqual(["Rice", "Olive oil"]);
});

test("the button Arrange items opens a dialog with a handle for each item of the location, in the order of the shelf", async () => {
  const { user } = renderItems(shelf);
  await user.click(await screen.findByRole("button", { name: "Arrange items in Kitchen" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Arrange Kitchen" }));
  const handles = dialog.getAllByRole("button", { name: /^Move / });
  expect(handles.map(({ ariaLabel }) => ariaLabel)).toEqual(["Move Rice", "Move Olive oil"]);
  await user.click(dialog.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the items screen of one location has the button Arrange items", async () => {
  renderItems({ ...shelf, search: "locationId=1" });
  expect(await screen.findByRole("button", { name: "Arrange items in Kitchen" })).toBeTruthy();
});

test.each([
  ["for an assistant", { ...shelf, role: "assistant" as const }],
  ["for a single item", { items: [oil] }],
])("the items screen has no button Arrange items %s", async (_, setup) => {
  renderItems(setup);
  await screen.findByRole("heading", { name: "Olive oil" });
  expect(screen.queryByRole("button", { name: /^Arrange/ })).toBeNull();
});
