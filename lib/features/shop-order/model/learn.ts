import type { Trip } from "./trips";

/** The weight of a new trip, from the fourth trip of an item. Earlier trips of the item have equal weights. */
const TRIP_WEIGHT = 0.3;

/**
 * Returns the position of each item in the shop, from 0 at the entrance to 1 at the exit: the exponentially weighted
 * mean of its relative positions in the trips.
 * @param trips the oldest first
 */
export function learnPositions(trips: readonly Trip[]): Map<number, number> {
  const learned = new Map<number, { position: number; trips: number }>();
  for (const trip of trips) {
    trip.forEach((itemId, index) => {
      const relative = (index + 0.5) / trip.length;
      const before = learned.get(itemId) ?? { position: 0, trips: 0 };
      const weight = Math.max(TRIP_WEIGHT, 1 / (before.trips + 1));
      learned.set(itemId, {
        position: before.position * (1 - weight) + relative * weight,
        trips: before.trips + 1,
      });
    });
  }
  return new Map([...learned].map(([itemId, { position }]) => [itemId, position]));
}
