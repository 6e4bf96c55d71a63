import fc from "fast-check";
import { expect, it } from "vitest";
import { type TickEntry, tripsOf } from "@/lib/features/shop-order/model/trips";
import { tickAt } from "./ticks";

const four = [tickAt(1, 11), tickAt(2, 12), tickAt(3, 13), tickAt(4, 14)];

it("four ticks within two hours are a trip", () => {
  expect(tripsOf(four)).toEqual([[11, 12, 13, 14]]);
});

it("three ticks are no trip", () => {
  expect(tripsOf(four.slice(1))).toEqual([]);
});

it("a tick two hours after the first one belongs to the trip, and a later one begins another", () => {
  expect(tripsOf([...four, tickAt(121, 15), tickAt(122, 16)])).toEqual([[11, 12, 13, 14, 15]]);
});

it("trips are returned by time, also when their ticks arrived in another order", () => {
  const later = [24, 23, 22, 21].map((itemId, index) =>
    tickAt(200 + index, itemId, { id: -itemId }),
  );
  expect(tripsOf([...later, ...four].toReversed())).toEqual([
    [11, 12, 13, 14],
    [24, 23, 22, 21],
  ]);
});

it("simultaneous ticks of two people are two trips", () => {
  const other = [31, 32, 33, 34].map((itemId, index) =>
    tickAt(index + 1, itemId, { id: 50 + index, userId: 2 }),
  );
  expect(tripsOf([...four, ...other])).toEqual([
    [11, 12, 13, 14],
    [31, 32, 33, 34],
  ]);
});

it("a tick that was taken back is in no trip, also if it arrived after its reversal", () => {
  const reversed = tickAt(5, 12, { kind: "reversed" });
  const entries = [...four, tickAt(6, 15), reversed];
  expect(tripsOf(entries)).toEqual([[11, 13, 14, 15]]);
  expect(tripsOf(entries.toReversed())).toEqual([[11, 13, 14, 15]]);
});

it("a line that was ticked, unticked and ticked again has the time of its last tick", () => {
  const entries = [...four, tickAt(5, 11, { kind: "reversed" }), tickAt(6, 11)];
  expect(tripsOf(entries)).toEqual([[12, 13, 14, 11]]);
});

it("a line whose quantity was changed after its tick keeps the time of its tick", () => {
  const change = [tickAt(60, 12, { kind: "reversed" }), tickAt(60, 12, { id: 61, userId: 2 })];
  expect(tripsOf([...four, ...change])).toEqual([[11, 12, 13, 14]]);
});

it("an item that is on the list twice has the place of its first tick", () => {
  expect(tripsOf([...four, tickAt(5, 11, { thing: "addition 1" })])).toEqual([[11, 12, 13, 14]]);
});

const entries = fc.uniqueArray(
  fc.record<TickEntry>({
    id: fc.integer({ min: 1, max: 1000 }),
    itemId: fc.integer({ min: 1, max: 8 }),
    kind: fc.constantFrom("bought", "bought", "bought", "reversed"),
    thing: fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h"),
    userId: fc.constantFrom(1, 2, null),
    at: fc.integer({ min: 0, max: 300 }).map((minute) => tickAt(minute, 1).at),
  }),
  { selector: ({ id }) => id, minLength: 20, maxLength: 40 },
);

it("any order of arrival of any entries gives the same trips, each with distinct items", () => {
  const arrivals = entries.chain((sent) =>
    fc.tuple(fc.constant(sent), fc.shuffledSubarray(sent, { minLength: sent.length })),
  );
  fc.assert(
    fc.property(arrivals, ([sent, arrived]) => {
      const trips = tripsOf(arrived);
      expect(trips).toEqual(tripsOf(sent));
      for (const trip of trips) {
        expect(trip.length).toBeGreaterThanOrEqual(4);
        expect(new Set(trip).size).toBe(trip.length);
      }
    }),
  );
});
