import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CountEntry,
  countWrite,
  isCount,
  withWaitingCounts,
  withWaitingStock,
} from "@/lib/features/checks/client/pending-counts";
import { countAnswer, itemAnswer } from "@/tests/support/answers";

interface Waiting {
  itemId: number;
  newStock: number;
  /** Seconds after noon at which it was seen. */
  seen: number;
}

function entries(all: Waiting[]): CountEntry[] {
  return all.map(({ itemId, newStock, seen }, index) => ({
    ...countWrite(
      {
        updateId: 5,
        itemId,
        newStock,
        partialAmount: 0.5,
        observedAt: new Date(Date.UTC(2026, 0, 1, 12, 0, seen)).toISOString(),
      },
      { locationId: 1 },
    ),
    userId: 7,
    householdId: 1,
    sequence: index + 1,
    key: String(index),
    refusal: null,
  }));
}

const items = [1, 2, 3, 4].map((id) => itemAnswer(id, { currentStock: 9 }));
const over = { items, countedBy: "anna" };

describe("counts that wait", () => {
  it("stand over what was fetched, and keep what was there before the check", () => {
    const fetched = [{ ...countAnswer(1), previousStock: 3, newStock: 4 }];
    const shown = withWaitingCounts(
      fetched,
      entries([
        { itemId: 1, newStock: 6, seen: 1 },
        { itemId: 2, newStock: 2, seen: 2 },
      ]),
      over,
    );
    expect(shown).toMatchObject([
      { itemId: 1, previousStock: 3, newStock: 6, partialAmount: 0.5, countedBy: "anna" },
      { itemId: 2, previousStock: 9, newStock: 2 },
    ]);
  });

  it("take the place of an assumed entry, as somebody has looked", () => {
    const fetched = [{ ...countAnswer(1), basis: "assumed" as const }];
    const shown = withWaitingCounts(fetched, entries([{ itemId: 1, newStock: 6, seen: 1 }]), over);
    expect(shown).toMatchObject([{ itemId: 1, newStock: 6, basis: "counted" }]);
  });

  it("are the stock of their items", () => {
    const stocked = withWaitingStock(items, entries([{ itemId: 2, newStock: 1, seen: 1 }]));
    expect(stocked.map(({ currentStock }) => currentStock)).toEqual([9, 1, 9, 9]);
  });

  const waiting = fc.array(
    fc.record({
      itemId: fc.integer({ min: 1, max: 4 }),
      newStock: fc.nat(20),
      seen: fc.nat(5),
    }),
    { maxLength: 12 },
  );
  const fetchedIds = fc.subarray([1, 2, 3, 4]);

  it("are never lost or doubled, and the later observation stands", () => {
    fc.assert(
      fc.property(waiting, fetchedIds, (all, ids) => {
        const fetched = ids.map((id) => ({ ...countAnswer(id), newStock: 50 }));
        const shown = withWaitingCounts(fetched, entries(all), over);
        const expected = new Map(ids.map((id) => [id, 50]));
        const inOrder = all.toSorted((a, b) => a.seen - b.seen);
        for (const { itemId, newStock } of inOrder) expected.set(itemId, newStock);
        expect(shown.map(({ itemId }) => itemId)).toEqual([...expected.keys()].toSorted());
        for (const { itemId, newStock } of shown) expect(newStock).toBe(expected.get(itemId));
      }),
    );
  });

  it("laid over twice are the same as once", () => {
    fc.assert(
      fc.property(waiting, (all) => {
        const once = withWaitingCounts([], entries(all), over);
        expect(withWaitingCounts(once, entries(all), over)).toEqual(once);
      }),
    );
  });

  it("are told from other writes", () => {
    const [count] = entries([{ itemId: 1, newStock: 1, seen: 0 }]);
    expect(count && isCount(count)).toBe(true);
    expect(count && isCount({ ...count, kind: "tick" })).toBe(false);
  });
});
