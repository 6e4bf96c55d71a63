import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Count } from "@/lib/features/checks/model/dto";
import {
  checkAge,
  isAllChecked,
  progressByLocation,
  progressPercent,
} from "@/lib/features/checks/model/rules";
import {
  latestLocationOf,
  locationToContinue,
  neighbours,
} from "@/lib/features/checks/model/screen-sequence";
import { countAnswer } from "@/tests/support/answers";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

describe("progress of a check in per cent", () => {
  it.each([
    [0, 0, 0],
    [0, 5, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [1, 200, 1],
    [199, 200, 100],
    [23, 40, 58],
    [5, 5, 100],
  ])("progress with %i checked items of %i is %i per cent", (checked, all, percent) => {
    expect(progressPercent(checked, all)).toBe(percent);
  });
});

describe("isAllChecked", () => {
  const items = Array.from({ length: 200 }, (_, id) => ({ id }));
  const entries = items.map(({ id }) => ({ itemId: id }));

  it.each([
    ["every item has an entry", items, entries, true],
    ["one item of 200 has no entry, which rounds to 100 per cent", items, entries.slice(1), false],
    ["there are entries of deleted items", items.slice(0, 3), entries, true],
    ["there are no items to count", [], [], false],
  ])("isAllChecked returns whether a check can be completed when %s", (_, all, found, expected) => {
    expect(isAllChecked(all, found)).toBe(expected);
  });
});

describe("age of a completed check", () => {
  const completedAt = "2026-03-01T12:00:00.000Z";
  it.each([
    ["fresh", 0],
    ["fresh", 7 * DAY],
    ["yellow", 7 * DAY + 1],
    ["yellow", 14 * DAY],
    ["red", 14 * DAY + 1],
    ["red", 400 * DAY],
    ["fresh", -HOUR],
  ])("checkAge returns %s for a check that was completed %i ms ago", (age, elapsed) => {
    expect(checkAge(completedAt, new Date(Date.parse(completedAt) + elapsed))).toBe(age);
  });
});

describe("neighbours of a location in the checking sequence", () => {
  const sequence = [{ id: 7 }, { id: 3 }, { id: 5 }];
  it.each([
    [7, null, 3],
    [3, 7, 5],
    [5, 3, null],
  ])(
    "the neighbours of location %i in the checking sequence are %j and %j",
    (id, previous, next) => {
      const found = neighbours(sequence, id);
      expect([found.previous?.id ?? null, found.next?.id ?? null]).toEqual([previous, next]);
    },
  );

  it("a location that is not in the checking sequence has no neighbours", () => {
    expect(neighbours(sequence, 4)).toEqual({ previous: null, next: null });
  });

  it("stepping from neighbour to neighbour visits all locations of the checking sequence in both directions", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), (ids) => {
        const locations = ids.map((id) => ({ id }));
        const walk = (from: number | undefined, way: "next" | "previous") => {
          const seen: number[] = [];
          for (let id = from; id !== undefined; id = neighbours(locations, id)[way]?.id)
            seen.push(id);
          return seen;
        };
        expect(walk(ids[0], "next")).toEqual(ids);
        expect(walk(ids.at(-1), "previous")).toEqual(ids.toReversed());
      }),
    );
  });
});

const locations = [{ id: 20 }, { id: 10 }, { id: 30 }];
const items = [
  { id: 3, locationId: 10 },
  { id: 1, locationId: 10 },
  { id: 2, locationId: 30 },
];
const after = (...counted: number[]) =>
  progressByLocation(
    locations,
    items,
    counted.map((itemId) => ({ itemId })),
  );

describe("progressByLocation", () => {
  it("progressByLocation returns locations in the checking sequence and items sorted by id", () => {
    expect(after(3)).toEqual([
      { location: { id: 20 }, checked: [], pending: [] },
      {
        location: { id: 10 },
        checked: [{ id: 3, locationId: 10 }],
        pending: [{ id: 1, locationId: 10 }],
      },
      { location: { id: 30 }, checked: [], pending: [{ id: 2, locationId: 30 }] },
    ]);
  });

  it("progressByLocation sorts the items of a location by id", () => {
    expect(after()[1]?.pending.map(({ id }) => id)).toEqual([1, 3]);
  });

  it("progressByLocation ignores counts of deleted items", () => {
    expect(after(99).flatMap(({ checked }) => checked)).toEqual([]);
  });

  it("progressByLocation returns every item of a known location exactly once", () => {
    const ids = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(
        fc.uniqueArray(ids),
        fc.uniqueArray(fc.record({ id: fc.nat(), locationId: ids }), { selector: ({ id }) => id }),
        fc.array(fc.nat()),
        (places, all, counted) => {
          const progress = progressByLocation(
            places.map((id) => ({ id })),
            all,
            counted.map((itemId) => ({ itemId })),
          );
          const seen = progress.flatMap(({ checked, pending }) => [...checked, ...pending]);
          const expected = all.filter(({ locationId }) => places.includes(locationId));
          expect(seen.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
        },
      ),
    );
  });
});

describe("locationToContinue", () => {
  it.each([
    ["the first location with unchecked items", [], 10],
    ["the next location with unchecked items", [1, 3], 30],
    ["an earlier location with unchecked items", [2], 10],
    ["the first location with items when all are checked", [1, 2, 3], 10],
  ])("continuing a check opens %s", (_, counted, expected) => {
    expect(locationToContinue(after(...counted))?.id).toBe(expected);
  });

  it.each([
    [
      "the location in which the person has counted last, although an earlier one has pending items",
      [1],
      30,
      30,
    ],
    [
      "the first location with pending items when nothing is pending where the person has counted last",
      [2],
      30,
      10,
    ],
  ])("after counts of one's own, continuing a check opens %s", (_, counted, last, expected) => {
    expect(locationToContinue(after(...counted), new Set(), last)?.id).toBe(expected);
  });

  it("latestLocationOf returns the location of the person's latest count, without counts of others and assumed entries", () => {
    const items = [1, 2, 3].map((id) => ({ id, locationId: id * 10 }));
    const count = (itemId: number, minute: number, more: Partial<Count> = {}): Count => ({
      ...countAnswer(itemId),
      countedBy: "anna",
      observedAt: `2026-11-26T08:0${minute}:00.000Z`,
      ...more,
    });
    const counts = [
      count(2, 3),
      count(1, 1),
      count(3, 4, { countedBy: "ben" }),
      count(3, 5, { basis: "assumed" }),
    ];
    expect(latestLocationOf("anna", { counts, items })).toBe(20);
    expect(latestLocationOf("cleo", { counts, items })).toBeNull();
  });

  it("locationToContinue returns null for a household without items", () => {
    expect(locationToContinue(progressByLocation(locations, [], []))).toBeNull();
    expect(locationToContinue([])).toBeNull();
  });
});
