import { describe, expect, it } from "vitest";
import {
  backToItemsScreen,
  hereScreen,
  isLastLocation,
  nextItemScreen,
  nextLocationScreen,
  previousItemScreen,
  previousLocationScreen,
} from "@/lib/features/checks/model/screen-sequence";

// Not in the order of their ids: the household's sequence counts.
const sequence = [{ id: 7 }, { id: 3 }, { id: 5 }];
const items = [{ id: 11 }, { id: 12 }, { id: 13 }];

describe("from a location", () => {
  it("back leads to the summary of the one before, from the first one to the start", () => {
    expect(previousLocationScreen(sequence, 5)).toEqual({ name: "locationSummary", locationId: 3 });
    expect(previousLocationScreen(sequence, 7)).toEqual({ name: "start" });
  });

  it("on leads to the check of the next one", () => {
    expect(nextLocationScreen(sequence, 7, 9)).toEqual({ name: "locationCheck", locationId: 3 });
  });

  it("on from the last one leads to the end of the check, or without one to the start", () => {
    expect(nextLocationScreen(sequence, 5, 9)).toEqual({ name: "inventoryComplete", updateId: 9 });
    expect(nextLocationScreen(sequence, 5, null)).toEqual({ name: "start" });
  });

  it("only the last one finishes the check", () => {
    expect(sequence.map(({ id }) => isLastLocation(sequence, id))).toEqual([false, false, true]);
  });

  it('"I\'m here" leads to the first item, else the next location, else the summary', () => {
    const at = (locationId: number, here: { id: number }[]) =>
      hereScreen(sequence, locationId, here);
    expect(at(7, items)).toEqual({ name: "itemSingleCheck", locationId: 7, itemId: 11 });
    expect(at(7, [])).toEqual({ name: "locationCheck", locationId: 3 });
    expect(at(5, [])).toEqual({ name: "locationSummary", locationId: 5 });
  });

  it('"Back to items" leads to the first pending item, else to the first of all', () => {
    const single = (itemId: number) => ({ name: "itemSingleCheck", locationId: 7, itemId });
    expect(backToItemsScreen(7, items, [{ id: 12 }])).toEqual(single(12));
    expect(backToItemsScreen(7, items, [])).toEqual(single(11));
    expect(backToItemsScreen(7, [], [])).toBeNull();
  });
});

describe.each(["itemCheck", "itemSingleCheck"] as const)("from an item on %s", (name) => {
  const at = (itemId: number) => ({ name, locationId: 7, itemId });

  it("back and on lead to its neighbours on the same screen", () => {
    expect(previousItemScreen(at(12), items)).toEqual(at(11));
    expect(nextItemScreen(at(12), items)).toEqual(at(13));
  });

  it("back from the first one leads to the location's check", () => {
    expect(previousItemScreen(at(11), items)).toEqual({ name: "locationCheck", locationId: 7 });
  });

  it("on from the last one leads to the location's list or summary", () => {
    const end = name === "itemCheck" ? "locationNav" : "locationSummary";
    expect(nextItemScreen(at(13), items)).toEqual({ name: end, locationId: 7 });
  });
});
