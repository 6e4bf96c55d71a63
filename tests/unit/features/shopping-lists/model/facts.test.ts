import { describe, expect, it } from "vitest";
import { gatherFacts } from "@/lib/features/shopping-lists/model/facts";
import { factsOf, sources } from "./line-facts";

describe("the facts of a list line", () => {
  it("the facts of a list line are exact amounts in 300ths of a unit", () => {
    const facts = factsOf({ desiredStock: 2.25 }, [
      [1, 0.333],
      [0, 0.667],
    ]);
    expect(facts).toEqual({
      lineId: 1,
      unit: "bottle",
      stock: 400,
      wanted: 675,
      quantity: 1,
      packSize: 1,
      missing: 1,
      checks: 2,
      counts: [
        { date: "2026-11-20", amount: 400 },
        { date: "2026-11-13", amount: 200 },
      ],
      assumed: [],
      isAssumed: false,
      timesOut: 0,
      previous: 200,
      trend: "up",
      bought: 0,
    });
  });

  it("the facts of a list line have what was bought since the check before, unless its own check is the first of the item", () => {
    expect(
      factsOf(
        {},
        [
          [1, 0],
          [1, 0],
        ],
        { bought: 600 },
      ).bought,
    ).toBe(600);
    expect(
      factsOf(
        {},
        [
          [1, 0],
          [1, 0, "assumed"],
        ],
        { bought: 600 },
      ).bought,
    ).toBe(600);
    expect(factsOf({}, [[1, 0], null], { bought: 600 }).bought).toBe(0);
  });

  it("the facts of a line that counts packs have the number of missing units, and the desired stock if that number follows from it", () => {
    const eggs = { unit: "piece", desiredStock: 12 } as const;
    expect(factsOf(eggs, [[5, 0]], { packSize: 10 })).toMatchObject({
      wanted: 3600,
      quantity: 1,
      packSize: 10,
      missing: 7,
    });
    // With 5 in stock and 12 desired, one pack is still the right quantity, but 7 units are missing instead
    // of these 6.
    const changed = factsOf(eggs, [[5, 0]], { packSize: 10, quantity: 1, missing: 6 });
    expect(changed).toMatchObject({ wanted: null, missing: 6 });
  });

  it("the facts of a list line separate assumed entries from counts", () => {
    const facts = factsOf({}, [
      [1, 0],
      [0, 0, "assumed"],
      [0, 0],
    ]);
    expect(facts).toMatchObject({
      checks: 3,
      timesOut: 1,
      previous: 0,
      trend: "up",
      isAssumed: false,
      counts: [{ amount: 300 }, { amount: 0 }],
      assumed: [{ date: "2026-11-13", amount: 0 }],
    });
  });

  it("the facts of a list line have no trend when the latest entry is assumed", () => {
    const facts = factsOf({}, [
      [1, 0, "assumed"],
      [1, 0],
    ]);
    expect(facts).toMatchObject({ stock: 300, isAssumed: true, previous: 300, trend: null });
    expect(facts.counts).toHaveLength(1);
  });

  it("the facts of a list line contain how often the item was counted and out of stock", () => {
    const facts = factsOf({}, [[0, 0], [1, 0], null, [0, 0]]);
    expect(facts).toMatchObject({ checks: 4, timesOut: 2, previous: 300, trend: "down" });
    expect(facts.counts).toHaveLength(3);
  });

  it.each([
    ["down", 0],
    ["same", 1],
    ["up", 2],
  ])(
    "the trend of a list line is %s when the check before found 1 and this one %i",
    (trend, now) => {
      const facts = factsOf({ desiredStock: 4 }, [
        [now, 0],
        [1, 0],
      ]);
      expect(facts.trend).toBe(trend);
    },
  );

  it("the trend of a list line compares the item's current stock if the list's check did not count the item", () => {
    const facts = factsOf({ desiredStock: 4, currentStock: 3 }, [null, [1, 0]]);
    expect(facts).toMatchObject({ stock: 900, isAssumed: false, previous: 300, trend: "up" });
  });

  it("the facts of a list line have no trend when no earlier check has an entry of the item", () => {
    expect(factsOf({}, [[1, 0], null])).toMatchObject({ previous: null, trend: null, checks: 2 });
    expect(factsOf({}, [])).toMatchObject({ counts: [], checks: 0, trend: null });
  });

  it("the facts of a list line use the item's stock if it was corrected between the count and the list", () => {
    const corrected = factsOf({ desiredStock: 4, currentStock: 3 }, [[1, 0]]);
    expect(corrected).toMatchObject({ stock: 900, wanted: 1200, quantity: 1 });
  });

  it("the facts of a list line use the stock of the check if the item was changed after the list was created", () => {
    const source = sources({ desiredStock: 4, currentStock: 3 }, [[1, 0]], { quantity: 3 });
    const touched = new Date(source.createdAt.getTime() + 1);
    const lines = source.lines.map((line) => ({
      ...line,
      item: { ...line.item, updatedAt: touched },
    }));
    expect(gatherFacts({ ...source, lines })).toMatchObject([{ stock: 300, wanted: 1200 }]);
  });

  it("the facts of a list line omit a desired stock that no longer explains the quantity", () => {
    const facts = factsOf({ desiredStock: 9 }, [[1, 0]], { quantity: 3 });
    expect(facts.wanted).toBeNull();
  });
});
