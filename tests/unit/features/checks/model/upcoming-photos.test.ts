import { expect, test } from "vitest";
import { upcomingPhotos } from "@/lib/features/checks/model/upcoming-photos";

const item = (id: number, photo: string | null, locationId = 1) => ({ id, photo, locationId });
const household = {
  locations: [
    { id: 1, photo: "kitchen" },
    { id: 2, photo: "cellar" },
    { id: 3, photo: null },
  ],
  items: [
    item(15, "e"),
    item(11, "a"),
    item(12, null),
    item(13, "c"),
    item(14, "d"),
    item(16, "f"),
    item(21, "x", 2),
    item(22, null, 2),
  ],
};

test("the photos of the three following items with photos, then of the next location, are preloaded", () => {
  expect(upcomingPhotos(household, 1, 11)).toEqual(["c", "d", "e", "cellar"]);
});

test("items of other locations are not preloaded", () => {
  expect(upcomingPhotos(household, 1, 15)).toEqual(["f", "cellar"]);
});

test("the screen of a location preloads the photos of its first three items with photos", () => {
  expect(upcomingPhotos(household, 1, null)).toEqual(["a", "c", "d", "cellar"]);
});

test("nothing is preloaded after the last item if the next location has no photo", () => {
  expect(upcomingPhotos(household, 2, 21)).toEqual([]);
});

test("in the last location only photos of its items are preloaded", () => {
  expect(upcomingPhotos({ ...household, items: [item(31, "z", 3)] }, 3, null)).toEqual(["z"]);
});
