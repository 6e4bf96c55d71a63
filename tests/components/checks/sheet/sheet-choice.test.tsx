import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { forgetPreferences, readPreferences } from "@/lib/client/preferences";
import { path, title } from "../count/count-page";
import { counted, renderCheck } from "../household";

const SHEET = "/location-sheet/1";

beforeEach(() => {
  forgetPreferences();
});

test("after a person has chosen “Count on one screen”, the main button leads to the sheet of the next location, where all its items are counted", async () => {
  const { user, unmount } = renderCheck("/location-check/1");
  await title("Kitchen");
  expect(screen.getByRole("link", { name: "I'm here" })).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Count on one screen" }));
  expect(path()).toBe(SHEET);
  expect(readPreferences()?.sheet).toBe(true);
  unmount();
  renderCheck("/location-check/3");
  await title("Cellar");
  const main = screen.getByRole("link", { name: "Count on one screen" });
  expect(main.getAttribute("href")).toBe("/location-sheet/3");
});

test("the link One by one opens the first pending item and turns off the preference for the sheet", async () => {
  const { user } = renderCheck(SHEET, {
    "GET /api/inventory-updates/5/items": { body: [counted(11, 2)] },
  });
  await title("Kitchen");
  await user.click(screen.getByRole("link", { name: "One by one" }));
  await title("Black tea");
  expect(readPreferences()?.sheet ?? false).toBe(false);
});
