import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderCheck } from "./household";

test.each([
  ["/location-check/1", "I'm here", "link"],
  ["/location-nav/1", "Next Location", "button"],
  ["/location-summary/1", "Next location", "button"],
  ["/inventory-complete/5", "Count the 4 missing items", "link"],
] as const)("on %s the Tab key reaches “%s” before the items", async (path, name, role) => {
  renderCheck(path);
  const items = await screen.findAllByRole("link", { name: /^Olive oil|Black tea|Sea salt/ });
  const action = screen.getByRole(role, { name });
  expect(screen.getByRole("region", { name: "Actions" }).contains(action)).toBe(true);
  for (const item of items) {
    expect(action.compareDocumentPosition(item)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});
