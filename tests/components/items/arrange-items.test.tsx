// Loaded before the tests, so that none of them waits for it.
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

test("the button of a location opens its shelf, whose items have handles in the order of the shelf", async () => {
  const { user } = renderItems(shelf);
  await user.click(await screen.findByRole("button", { name: "Arrange items in Kitchen" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Arrange Kitchen" }));
  const handles = dialog.getAllByRole("button", { name: /^Move / });
  expect(handles.map(({ ariaLabel }) => ariaLabel)).toEqual(["Move Rice", "Move Olive oil"]);
  await user.click(dialog.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the screen of one location has the button too", async () => {
  renderItems({ ...shelf, search: "locationId=1" });
  expect(await screen.findByRole("button", { name: "Arrange items in Kitchen" })).toBeTruthy();
});

test.each([
  ["for an assistant", { ...shelf, role: "assistant" as const }],
  ["for a single item", { items: [oil] }],
])("there is no button that arranges items %s", async (_, setup) => {
  renderItems(setup);
  await screen.findByRole("heading", { name: "Olive oil" });
  expect(screen.queryByRole("button", { name: /^Arrange/ })).toBeNull();
});
