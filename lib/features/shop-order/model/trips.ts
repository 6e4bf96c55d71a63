/** A tick of a line or an addition in the journal, or a tick that was taken back. */
export interface TickEntry {
  id: number;
  itemId: number;
  kind: "bought" | "reversed";
  /** The ticked line or addition. */
  thing: string;
  /** The person; null after the deletion of the account. */
  userId: number | null;
  /** The time of the tick in ISO 8601, by the clock of the person's device. */
  at: string;
}

/** The ids of the items that one person bought in a shop, each once, in the order in which they were ticked. */
export type Trip = readonly number[];

/** A trip lasts at most two hours from its first tick, in milliseconds. */
const TRIP_MS = 2 * 60 * 60 * 1000;

/** The smallest number of items in a trip: too little can be learned from the order of fewer items. */
const MIN_ITEMS = 4;

/**
 * Returns the trips that the journal contains, by the time of their first tick. The ticks of each person are separate
 * trips, because two people in one shop start at different shelves. The order of the entries makes no difference.
 */
export function tripsOf(entries: readonly TickEntry[]): Trip[] {
  const open = new Map<number | null, { startedAt: number; items: Set<number> }>();
  const trips: Set<number>[] = [];
  for (const { userId, itemId, at } of validTicks(entries)) {
    const moment = Date.parse(at);
    let trip = open.get(userId);
    if (!trip || moment - trip.startedAt > TRIP_MS) {
      trip = { startedAt: moment, items: new Set() };
      open.set(userId, trip);
      trips.push(trip.items);
    }
    trip.items.add(itemId);
  }
  return trips.filter(({ size }) => size >= MIN_ITEMS).map((items) => [...items]);
}

/**
 * Returns the ticks that were not taken back, by time. If the quantity of a ticked thing is changed, the journal gets a
 * reversal and a new tick with the same time. Such a thing keeps the time at which it was first ticked.
 */
function validTicks(entries: readonly TickEntry[]): TickEntry[] {
  const ticks = new Map<string, TickEntry>();
  const reversals = new Map<string, { tick: TickEntry | undefined; at: string }>();
  for (const entry of entries.toSorted(byTime)) {
    const { thing, kind, at } = entry;
    if (kind === "reversed") {
      reversals.set(thing, { tick: ticks.get(thing), at });
      ticks.delete(thing);
    } else {
      const reversal = reversals.get(thing);
      ticks.set(thing, (reversal?.at === at ? reversal.tick : undefined) ?? entry);
    }
  }
  return [...ticks.values()].toSorted(byTime);
}

function byTime(one: TickEntry, other: TickEntry): number {
  return Date.parse(one.at) - Date.parse(other.at) || one.id - other.id;
}
