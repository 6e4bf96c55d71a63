import type { TickEntry } from "@/lib/features/shop-order/model/trips";

const MINUTE_MS = 60_000;
const START = Date.parse("2026-11-23T10:00:00.000Z");

/** Returns an entry of the journal: a tick of the line of an item, some minutes after the start of the tests. */
export function tickAt(
  minute: number,
  itemId: number,
  changes: Partial<TickEntry> = {},
): TickEntry {
  return {
    id: minute,
    itemId,
    kind: "bought",
    thing: `line ${itemId}`,
    userId: 1,
    at: new Date(START + minute * MINUTE_MS).toISOString(),
    ...changes,
  };
}
