import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { suggestNames } from "@/lib/features/items/model/suggest-names";
import { dialog, renderItems } from "./items-page";

test("a usual item of the empty state opens the form with its name, its unit and the location where it is kept", async () => {
  // Loaded before the screen, which does not wait for the tables of names.
  await Promise.all([
    import("@/lib/features/items/model/suggest-names"),
    import("@/lib/features/items/model/usual-rooms"),
  ]);
  const { user } = renderItems({ items: [] });
  await user.click(await screen.findByRole("button", { name: "Coffee" }));
  await screen.findByRole("dialog", { name: "Add New Item" });
  expect(dialog().getByLabelText("Name")).toHaveProperty("value", "Coffee");
  expect(dialog().getByLabelText("Location")).toHaveProperty("value", "1");
  expect(dialog().getByLabelText("Unit")).toHaveProperty("value", "bag");
});

test("each usual item of the empty state is a suggested name with a unit", async () => {
  renderItems({ items: [] });
  const group = await screen.findByRole("group", {
    name: "Begin with something you always have",
  });
  const names = within(group)
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
  const known = names.filter((name) =>
    suggestNames(name, ["en"]).some((suggestion) => suggestion.name === name && suggestion.unit),
  );
  expect(known).toEqual(names);
  expect(names).toHaveLength(6);
});
