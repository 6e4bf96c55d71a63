import { act, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { changePreferences, forgetPreferences } from "@/lib/client/preferences";
import { beWide } from "../../items/items-page";
import { counted, idle, renderCheck } from "../household";

afterEach(forgetPreferences);

const aside = () => screen.findByRole("navigation", { name: "Locations" });
const counts = {
  "GET /api/inventory-updates/5/items": { body: [counted(11, 2), counted(21, 1)] },
};

test("in wide windows the locations with items are beside the check of a location, with their counts", async () => {
  beWide();
  renderCheck("/location-check/1", counts);
  const links = within(await aside()).getAllByRole("link");
  const shown = links.map((link) => [
    link.textContent,
    link.getAttribute("href"),
    link.getAttribute("aria-current"),
  ]);
  expect(shown).toEqual([
    ["Kitchen1/3 counted", "/location-check/1", "step"],
    ["Cellar", "/location-check/3", null],
  ]);
  expect(within(await aside()).getByRole("img", { name: "All counted" })).toBeTruthy();
});

test("a location with an assumed entry is not shown as counted beside the other locations", async () => {
  beWide();
  renderCheck("/location-check/1", {
    "GET /api/inventory-updates/5/items": {
      body: [{ ...counted(21, 1), basis: "assumed" }],
    },
  });
  const [, cellar] = within(await aside()).getAllByRole("listitem");
  expect(cellar?.querySelector("svg")?.getAttribute("aria-label")).toBe(
    "Counted or taken as recorded",
  );
});

test("a person who counts on sheets opens the sheets of the other locations", async () => {
  beWide();
  changePreferences({ sheet: true });
  renderCheck("/location-sheet/1", counts);
  const links = within(await aside()).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/location-sheet/1",
    "/location-sheet/3",
  ]);
});

test.each([
  ["in narrow windows", false, {}],
  ["without a running check", true, idle],
])("the locations of the check are not shown %s", async (_, isWide, answers) => {
  if (isWide) beWide();
  renderCheck("/location-nav/1", answers);
  await screen.findByRole("heading", { level: 1, name: "Kitchen" });
  // The list is loaded late.
  await act(() => import("@/components/checks/location/locations-aside"));
  expect(screen.queryByRole("navigation", { name: "Locations" })).toBeNull();
});
