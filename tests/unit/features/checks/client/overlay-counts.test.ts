import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CountEntry, overlayStock } from "@/lib/features/checks/client/overlay-counts";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import { undoCountWrites } from "@/lib/features/checks/client/undo-writes";
import type { Count } from "@/lib/features/checks/model/dto";
import { countAnswer, itemAnswer, MOMENT } from "@/tests/support/answers";

interface Pending {
  itemId: number;
  newStock: number;
  /** Time of the observation in seconds after noon. */
  seen: number;
}

function entries(all: Pending[], updateId = 5): CountEntry[] {
  return all.map(({ itemId, newStock, seen }, index) => ({
    ...countWrites.create(
      {
        updateId,
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

const tea = itemAnswer(2);
const items = [1, 2, 3, 4].map((id) => itemAnswer(id, { currentStock: 9 }));

function overlay(counts: readonly Count[], pending: CountEntry[], stocked = items) {
  return countWrites.overlay({ updateId: 5, items: stocked, counts, countedBy: "anna" }, pending);
}

describe("the overlay of pending counts", () => {
  it("a pending count replaces the fetched count and retains its previous stock", () => {
    const fetched = [{ ...countAnswer(1), previousStock: 3, newStock: 4 }];
    const shown = overlay(
      fetched,
      entries([
        { itemId: 1, newStock: 6, seen: 1 },
        { itemId: 2, newStock: 2, seen: 2 },
      ]),
    );
    expect(shown.counts).toMatchObject([
      { itemId: 1, previousStock: 3, newStock: 6, partialAmount: 0.5, countedBy: "anna" },
      { itemId: 2, previousStock: 9, newStock: 2 },
    ]);
  });

  it("pending counts set the time of an item's last count, and retain the time of the count before them", () => {
    const unknown = [itemAnswer(1, { lastCountedAt: null }), itemAnswer(2)];
    const shown = overlay(
      [],
      entries([
        { itemId: 1, newStock: 6, seen: 1 },
        { itemId: 1, newStock: 5, seen: 2 },
        { itemId: 2, newStock: 5, seen: 3 },
      ]),
      unknown,
    );
    expect(shown.counts.map(({ previousCountedAt }) => previousCountedAt)).toEqual([null, MOMENT]);
    expect(shown.items[0]?.lastCountedAt).toBe("2026-01-01T12:00:02.000Z");
  });

  it("a pending count that is only for a pending item changes neither an entry nor the stock, except an assumed entry", () => {
    const pending = entries([
      { itemId: 1, newStock: 6, seen: 1 },
      { itemId: 2, newStock: 6, seen: 1 },
      { itemId: 3, newStock: 6, seen: 1 },
    ]).map((entry) => ({ ...entry, body: { ...entry.body, onlyIfPending: true } }));
    const fetched: Count[] = [
      { ...countAnswer(1), newStock: 4 },
      { ...countAnswer(2), newStock: 4, basis: "assumed" },
    ];
    const shown = overlay(fetched, pending).counts;
    expect(shown.map(({ newStock, basis }) => [newStock, basis])).toEqual([
      [4, "counted"],
      [6, "counted"],
      [6, "counted"],
    ]);
    expect(overlayStock(items, pending)).toEqual(items);
  });

  it("overlayStock applies the latest pending count of each item, of any check", () => {
    const pending = entries([
      { itemId: 1, newStock: 6, seen: 2 },
      { itemId: 1, newStock: 5, seen: 1 },
    ]);
    const [first, second] = overlayStock([itemAnswer(1, { lastCountedAt: null }), tea], pending);
    expect(first).toMatchObject({ currentStock: 6, lastCountedAt: "2026-01-01T12:00:02.000Z" });
    expect(second).toBe(tea);
  });

  describe("a pending count of the same amount", () => {
    const fetched = [{ ...countAnswer(1), newStock: 6, partialAmount: 0.5, countedBy: "ben" }];
    const again = entries([{ itemId: 1, newStock: 6, seen: 1 }]);

    it("a pending count of the same amount changes only the time of the observation of the fetched count", () => {
      const stocked = [itemAnswer(1, { currentStock: 6, partialAmount: 0.5 })];
      const [count] = overlay(fetched, again, stocked).counts;
      expect(count).toEqual({ ...fetched[0], observedAt: "2026-01-01T12:00:01.000Z" });
    });

    it.each([
      { currentStock: 9, partialAmount: 0.5 },
      { currentStock: 6, partialAmount: 0 },
    ])(
      "a pending count of the same amount replaces the person when the item's stock changed to %j after the fetched count",
      (stock) => {
        const { counts } = overlay(fetched, again, [itemAnswer(1, stock)]);
        expect(counts).toMatchObject([{ newStock: 6, countedBy: "anna" }]);
      },
    );
  });

  it("a pending count replaces an assumed entry", () => {
    const fetched = [{ ...countAnswer(1), basis: "assumed" as const }];
    const { counts } = overlay(fetched, entries([{ itemId: 1, newStock: 6, seen: 1 }]));
    expect(counts).toMatchObject([{ itemId: 1, newStock: 6, basis: "counted" }]);
  });

  it("a pending count sets the stock of its item", () => {
    const shown = overlay([], entries([{ itemId: 2, newStock: 1, seen: 1 }]));
    expect(shown.items.map(({ currentStock }) => currentStock)).toEqual([9, 1, 9, 9]);
  });

  it("the overlay of pending counts ignores pending ticks and the counts of another check", () => {
    const [count] = entries([{ itemId: 1, newStock: 1, seen: 0 }]);
    const others = entries([{ itemId: 2, newStock: 1, seen: 0 }], 6);
    if (count) others.push({ ...count, kind: "tick" });
    expect(overlay([], others)).toEqual(overlay([], []));
  });

  const pending = fc.array(
    fc.record({
      itemId: fc.integer({ min: 1, max: 4 }),
      newStock: fc.nat(20),
      seen: fc.nat(5),
    }),
    { maxLength: 12 },
  );
  const fetchedIds = fc.subarray([1, 2, 3, 4]);

  it("the overlay of pending counts shows for each item the count that was observed last", () => {
    fc.assert(
      fc.property(pending, fetchedIds, (all, ids) => {
        const fetched = ids.map((id) => ({ ...countAnswer(id), newStock: 50 }));
        const { counts } = overlay(fetched, entries(all));
        const expected = new Map(ids.map((id) => [id, 50]));
        const inOrder = all.toSorted((a, b) => a.seen - b.seen);
        for (const { itemId, newStock } of inOrder) expected.set(itemId, newStock);
        expect(counts.map(({ itemId }) => itemId)).toEqual([...expected.keys()].toSorted());
        for (const { itemId, newStock } of counts) expect(newStock).toBe(expected.get(itemId));
      }),
    );
  });

  it("applying the overlay of pending counts twice has the same result as once", () => {
    fc.assert(
      fc.property(pending, (all) => {
        const { counts } = overlay([], entries(all));
        expect(overlay(counts, entries(all)).counts).toEqual(counts);
      }),
    );
  });
});

describe("the overlay of a pending undo", () => {
  const UNDONE_AT = "2026-01-01T12:00:05.000Z";
  const LATER = "2026-01-01T12:00:06.000Z";
  const undo = {
    ...undoCountWrites.create({ updateId: 5, itemId: 1, undoneAt: UNDONE_AT }, { locationId: 1 }),
    userId: 7,
    householdId: 1,
    sequence: 1,
    key: "undo",
    refusal: null,
  };
  const after = (count: Partial<Count>) =>
    undoCountWrites.overlay(
      { items, counts: [{ ...countAnswer(1), ...count }], countedBy: "anna" },
      [undo],
    ).counts.length;

  it.each([
    ["takes back the person's own count", { observedAt: UNDONE_AT }, 0],
    [
      "takes back a count that was sent after the undo",
      { observedAt: MOMENT, updatedAt: LATER },
      0,
    ],
    ["retains the count of another person", { observedAt: UNDONE_AT, countedBy: "ben" }, 1],
    ["retains a later count of the person", { observedAt: LATER }, 1],
    ["retains a later count without observedAt", { observedAt: undefined, updatedAt: LATER }, 1],
  ])("a pending undo %s", (_, count, left) => {
    expect(after(count)).toBe(left);
  });
});
