import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { rowLabel } from "../../support/row-label";
import { beWide } from "../items/items-page";
import { latest, ready, renderList } from "./render-list";

test.each([
  ["after the lines on phones and tablets", false, Node.DOCUMENT_POSITION_FOLLOWING],
  ["before the lines in wide windows", true, Node.DOCUMENT_POSITION_PRECEDING],
])("the actions of the shopping list are rendered once, %s", async (_, isWide, position) => {
  if (isWide) beWide();
  renderList(latest(ready));
  const line = await screen.findByText(rowLabel("1x Jam"));
  const actions = await screen.findAllByRole("button", { name: "Email List" });
  expect(actions.map((one) => line.compareDocumentPosition(one))).toEqual([position]);
});
