import { describe, expect, it } from "vitest";
import {
  type CheckData,
  checkView,
  pathOfScreen,
  readScreen,
} from "@/lib/features/checks/client/screens";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";
import { checkAnswer, itemAnswer, locationAnswer } from "@/tests/support/answers";

const screens: [string, CheckScreen][] = [
  ["/inventory-check", { name: "start" }],
  ["/location-check/3", { name: "locationCheck", locationId: 3 }],
  ["/location-nav/3", { name: "locationNav", locationId: 3 }],
  ["/location-summary/3", { name: "locationSummary", locationId: 3 }],
  ["/item-check/3/4", { name: "itemCheck", locationId: 3, itemId: 4 }],
  ["/item-single-check/3/4", { name: "itemSingleCheck", locationId: 3, itemId: 4 }],
  [
    "/item-check/3/1767268800000123",
    { name: "itemCheck", locationId: 3, itemId: 1_767_268_800_000_123 },
  ],
  ["/inventory-complete/3", { name: "inventoryComplete", updateId: 3 }],
];

describe("URLs of the screens of a check", () => {
  it.each(screens)("readScreen and pathOfScreen convert %s in both directions", (path, screen) => {
    expect(readScreen(path)).toEqual(screen);
    expect(pathOfScreen(screen)).toBe(path);
  });

  it.each([
    "/location-check/x",
    "/location-nav/0",
    "/location-summary/-1",
    "/item-check/3",
    "/item-check/3/1.5",
    "/item-check/1767268800000123/3",
    "/item-single-check/x/4",
    "/inventory-complete/2147483648",
  ])('readScreen returns "invalid" for %s', (path) => {
    expect(readScreen(path)).toBe("invalid");
  });

  it.each(["/", "/items", "/location-checks/3"])(
    "readScreen returns null for %s, which is not a screen of a check",
    (path) => {
      expect(readScreen(path)).toBeNull();
    },
  );
});

describe("checkView", () => {
  const kitchen = locationAnswer(1, "Kitchen");
  const cellar = locationAnswer(2, "Cellar");
  const oil = itemAnswer(11);
  const check = checkAnswer({ id: 5 });
  const household: CheckData = {
    locations: [kitchen, cellar],
    items: [oil],
    check,
    counts: [],
    unsentItemIds: new Set(),
    refused: new Map(),
  };
  const idle = { ...household, check: null };

  const kindOf = (path: string, data = household) => {
    const screen = readScreen(path);
    if (screen === null) throw new Error(`No screen at ${path}`);
    return checkView(screen, data);
  };

  it("the view of the start screen is begin, noLocations or unfinished, depending on the running check and the locations", () => {
    expect(kindOf("/inventory-check", idle).kind).toBe("begin");
    expect(kindOf("/inventory-check", { ...idle, locations: [] }).kind).toBe("noLocations");
    expect(kindOf("/inventory-check").kind).toBe("unfinished");
    expect(kindOf("/inventory-check", { ...household, locations: [] }).kind).toBe("unfinished");
  });

  it("a malformed URL of a check screen is invalid even when no check is running", () => {
    expect(kindOf("/item-check/x/1", idle).kind).toBe("invalid");
  });

  it.each([
    "/location-check/1",
    "/location-check/99",
    "/location-summary/1",
    "/item-check/1/11",
    "/item-single-check/1/99",
  ])("the view of %s is noCheck when no check is running", (path) => {
    expect(kindOf(path, idle).kind).toBe("noCheck");
  });

  it("the completion screen is shown only for the running check", () => {
    expect(kindOf("/inventory-complete/5").kind).toBe("complete");
    expect(kindOf("/inventory-complete/4")).toEqual({ kind: "ended", updateId: 4 });
    expect(kindOf("/inventory-complete/5", idle)).toEqual({ kind: "ended", updateId: 5 });
  });

  it("the list of a location is shown when no check is running", () => {
    expect(kindOf("/location-nav/1", idle).kind).toBe("locationNav");
  });

  it.each(["/location-check/99", "/location-nav/99", "/location-summary/99"])(
    "the view of %s is locationNotFound for an unknown location",
    (path) => {
      expect(kindOf(path).kind).toBe("locationNotFound");
    },
  );

  it.each(["/item-check/1/99", "/item-single-check/2/11", "/item-check/99/11"])(
    "the view of the path %s is itemNotFound, because the location does not have the item",
    (path) => {
      expect(kindOf(path).kind).toBe("itemNotFound");
    },
  );

  it("the screen of a location without items redirects to the next location or to the completion screen", () => {
    const empty = { ...household, items: [] };
    const to = (locationId: number) => ({
      kind: "skip",
      to: { name: "locationCheck", locationId },
    });
    expect(kindOf("/location-check/1", empty)).toEqual(to(2));
    expect(kindOf("/location-check/2", empty)).toEqual({
      kind: "skip",
      to: { name: "inventoryComplete", updateId: 5 },
    });
  });

  it("the check of a location lists only its items, sorted by id", () => {
    const items = [itemAnswer(13), itemAnswer(12, { locationId: 2 }), oil];
    const view = kindOf("/location-check/1", { ...household, items });
    expect(view).toMatchObject({ kind: "locationCheck", location: kitchen });
    expect("items" in view && view.items.map(({ id }) => id)).toEqual([11, 13]);
  });

  it("the paths /item-check and /item-single-check open the count screens itemCheck and itemSingleCheck of the item", () => {
    const item = { kind: "count", item: oil, location: kitchen };
    expect(kindOf("/item-check/1/11")).toMatchObject({ ...item, name: "itemCheck" });
    expect(kindOf("/item-single-check/1/11")).toMatchObject({ ...item, name: "itemSingleCheck" });
  });
});
