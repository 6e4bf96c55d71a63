import { describe, expect, it } from "vitest";
import {
  backToItemsScreen,
  hereScreen,
  isLastLocation,
  nextGapScreen,
  nextInRound,
  nextItemScreen,
  nextLocationScreen,
  nextPendingLocation,
  previousItemScreen,
  previousLocationScreen,
  type Round,
} from "@/lib/features/checks/model/screen-sequence";

// The ids are unsorted, because the checking sequence determines the order of the locations, not their ids.
const sequence = [{ id: 7 }, { id: 3 }, { id: 5 }];
const items = [{ id: 11 }, { id: 12 }, { id: 13 }];

describe("screens before and after a location of a check", () => {
  it("the screen before a location is the summary of the previous location with items, or the start screen", () => {
    const before = (locationId: number, filled: number[]) =>
      previousLocationScreen(
        sequence,
        filled.map((id) => ({ id, locationId: id })),
        locationId,
      );
    expect(before(5, [7, 3, 5])).toEqual({ name: "locationSummary", locationId: 3 });
    expect(before(5, [7, 5])).toEqual({ name: "locationSummary", locationId: 7 });
    expect(before(5, [5])).toEqual({ name: "start" });
    expect(before(7, [7, 3, 5])).toEqual({ name: "start" });
  });

  it("the screen after a location is the check of the next location", () => {
    expect(nextLocationScreen(sequence, 7, 9)).toEqual({ name: "locationCheck", locationId: 3 });
  });

  it("the screen after the last location is the completion screen, or the start screen when no check is running", () => {
    expect(nextLocationScreen(sequence, 5, 9)).toEqual({ name: "inventoryComplete", updateId: 9 });
    expect(nextLocationScreen(sequence, 5, null)).toEqual({ name: "start" });
  });

  it("isLastLocation returns true only for the last location of the checking sequence", () => {
    expect(sequence.map(({ id }) => isLastLocation(sequence, id))).toEqual([false, false, true]);
  });

  it("the next pending location is the first pending one after the current location, or else the first before it", () => {
    const progress = (pending: number[]) =>
      sequence.map((location) => ({
        location,
        checked: [],
        pending: pending.includes(location.id) ? [{ id: 11, locationId: location.id }] : [],
      }));
    expect(nextPendingLocation(progress([7, 3, 5]), 3)).toEqual({ id: 5 });
    expect(nextPendingLocation(progress([7, 3]), 3)).toEqual({ id: 7 });
    expect(nextPendingLocation(progress([3]), 3)).toBeNull();
    expect(nextPendingLocation(progress([7, 3, 5]), 3, new Set([5]))).toEqual({ id: 7 });
    expect(nextPendingLocation(progress([7, 3, 5]), 3, new Set([5, 7]))).toEqual({ id: 5 });
  });

  it('"I\'m here" leads to the first item, else the next location, else the summary', () => {
    const at = (locationId: number, here: { id: number }[]) =>
      hereScreen(sequence, locationId, here);
    expect(at(7, items)).toEqual({ name: "itemSingleCheck", locationId: 7, itemId: 11 });
    expect(at(7, [])).toEqual({ name: "locationCheck", locationId: 3 });
    expect(at(5, [])).toEqual({ name: "locationSummary", locationId: 5 });
  });

  it('"Back to items" leads to the first pending item of the location, or without one to the first item', () => {
    const single = (itemId: number) => ({ name: "itemSingleCheck", locationId: 7, itemId });
    expect(backToItemsScreen(7, items, [{ id: 12 }])).toEqual({
      ...single(12),
      round: "location",
    });
    expect(backToItemsScreen(7, items, items)).toEqual(single(11));
    expect(backToItemsScreen(7, items, [])).toEqual(single(11));
    expect(backToItemsScreen(7, [], [])).toBeNull();
  });
});

describe.each(["itemCheck", "itemSingleCheck"] as const)(
  "back and forward from an item on %s lead to its neighbours or to the screens of its location",
  (name) => {
    const at = (itemId: number) => ({ name, locationId: 7, itemId });

    it("back and forward from an item in the middle of its location lead to the items before and after it", () => {
      expect(previousItemScreen(at(12), items)).toEqual(at(11));
      expect(nextItemScreen(at(12), items)).toEqual(at(13));
    });

    it("back from the first item leads to the check of its location", () => {
      expect(previousItemScreen(at(11), items)).toEqual({ name: "locationCheck", locationId: 7 });
    });

    it("after the last item, itemCheck opens the location's list and itemSingleCheck opens the location's summary", () => {
      const end = name === "itemCheck" ? "locationNav" : "locationSummary";
      expect(nextItemScreen(at(13), items)).toEqual({ name: end, locationId: 7 });
    });

    const gapAfter = (itemId: number, counted: number[]) =>
      nextGapScreen(
        at(itemId),
        items,
        counted.map((id) => ({ itemId: id })),
      );

    it("nextGapScreen returns the next pending item after a counted item", () => {
      expect(gapAfter(11, [11, 12])).toEqual({ ...at(13), round: "location" });
    });

    it("nextGapScreen returns the first pending item of the location when no later item is pending", () => {
      expect(gapAfter(13, [12, 13])).toEqual({ ...at(11), round: "location" });
    });

    it("nextGapScreen returns a later pending item before an earlier one", () => {
      const four = [...items, { id: 14 }];
      const counts = [{ itemId: 12 }, { itemId: 13 }];
      expect(nextGapScreen(at(12), four, counts)).toEqual({ ...at(14), round: "location" });
    });

    it.each([
      ["the item is pending itself", 11, [12]],
      ["the next item is the pending one", 11, [11]],
      ["no item is pending", 11, [11, 12, 13]],
    ])("nextGapScreen returns null when %s", (_, itemId, counted) => {
      expect(gapAfter(itemId, counted)).toBeNull();
    });
  },
);

describe("a round through the pending items", () => {
  const progress = [
    { id: 7, pending: [11, 13] },
    { id: 3, pending: [21] },
    { id: 5, pending: [31, 32] },
  ].map(({ id, pending }) => ({
    location: { id },
    checked: [],
    pending: pending.map((itemId) => ({ id: itemId, locationId: id })),
  }));
  const NOBODY = new Set<number>();
  const after = (
    [locationId, itemId]: readonly [number, number],
    round: Round,
    { occupied = NOBODY, left = progress } = {},
  ) => {
    const screen = { name: "itemSingleCheck", locationId, itemId, round } as const;
    const next = nextInRound(screen, left, { updateId: 4, occupied });
    return "itemId" in next ? [next.locationId, next.itemId, next.round] : next.name;
  };

  it("the next item of a round is the next pending one of the location", () => {
    expect(after([7, 11], "location")).toEqual([7, 13, "location"]);
  });

  it("after a location's last pending item, a round of the location opens its summary and a round of the check the next location", () => {
    expect(after([3, 21], "location")).toBe("locationSummary");
    expect(after([3, 21], "check")).toEqual([5, 31, "check"]);
  });

  it("a round through the check leads to the next location in which nobody else is, or else to the next location", () => {
    expect(after([7, 13], "check", { occupied: new Set([3]) })).toEqual([5, 31, "check"]);
    expect(after([7, 13], "check", { occupied: new Set([3, 5]) })).toEqual([3, 21, "check"]);
  });

  it("after the last pending item of the check the completion screen follows", () => {
    expect(after([3, 21], "check", { left: progress.slice(1, 2) })).toBe("inventoryComplete");
  });

  it("a skipped item is not offered again after later items of the round were counted", () => {
    // Item 11 was skipped: it is still pending while 13 is counted.
    expect(after([7, 13], "location")).toBe("locationSummary");
    expect(after([7, 13], "check")).toEqual([3, 21, "check"]);
    expect(after([5, 32], "check")).toBe("inventoryComplete");
  });
});
