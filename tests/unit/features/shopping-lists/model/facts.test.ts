import { describe, expect, it } from "vitest";
import { gatherFacts } from "@/lib/features/shopping-lists/model/facts";
import { factsOf, sources } from "./line-facts";

describe("the facts of a line", () => {
  it("are exact amounts in three-hundredths", () => {
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
    });
  });

  it("keep apart what checks took as recorded, which is no count", () => {
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

  it("tell no trend of a stock that nobody counted", () => {
    const facts = factsOf({}, [
      [1, 0, "assumed"],
      [1, 0],
    ]);
    expect(facts).toMatchObject({ stock: 300, isAssumed: true, previous: 300, trend: null });
    expect(facts.counts).toHaveLength(1);
  });

  it("say how often the checks counted the item, and how often it had run out", () => {
    const facts = factsOf({}, [[0, 0], [1, 0], null, [0, 0]]);
    expect(facts).toMatchObject({ checks: 4, timesOut: 2, previous: 300, trend: "down" });
    expect(facts.counts).toHaveLength(3);
  });

  it("know no trend at an item's first check", () => {
    expect(factsOf({}, [[1, 0], null])).toMatchObject({ previous: null, trend: null, checks: 2 });
    expect(factsOf({}, [])).toMatchObject({ counts: [], checks: 0, trend: null });
  });

  it("take the stock from the item as the list was made from it, though the check counted otherwise", () => {
    const corrected = factsOf({ desiredStock: 4, currentStock: 3 }, [[1, 0]]);
    expect(corrected).toMatchObject({ stock: 900, wanted: 1200, quantity: 1 });
  });

  it("take the stock from the check once the item has been touched since", () => {
    const source = sources({ desiredStock: 4, currentStock: 3 }, [[1, 0]], { quantity: 3 });
    const touched = new Date(source.createdAt.getTime() + 1);
    const lines = source.lines.map((line) => ({
      ...line,
      item: { ...line.item, updatedAt: touched },
    }));
    expect(gatherFacts({ ...source, lines })).toMatchObject([{ stock: 300, wanted: 1200 }]);
  });

  it("leave out what is wanted when it no longer explains the quantity", () => {
    const facts = factsOf({ desiredStock: 9 }, [[1, 0]], { quantity: 3 });
    expect(facts.wanted).toBeNull();
  });
});
