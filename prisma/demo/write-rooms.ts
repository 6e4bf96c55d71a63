import { days } from "@/lib/core/clock";
import type { Tx } from "@/lib/server/db";
import { lookUp } from "./look-up";
import type { DemoItem } from "./parse-room";
import type { PastCheck } from "./past-checks";
import { demoRooms } from "./rooms";

/** The days from the moment of the demo to the best-before dates of some items. */
const BEST_BEFORE_DAYS = new Map([
  ["Sliced ham", 2],
  ["Orange juice", 5],
  ["Mature cheddar", 12],
]);

interface Rooms {
  householdId: number;
  createdAt: Date;
  /** The moment at which the demo is written. */
  moment: Date;
  checks: readonly PastCheck[];
  /** The object keys of photos by the name of their location or item. */
  photos: ReadonlyMap<string, string>;
}

/**
 * Writes all rooms, and all items with the stock of the last check.
 * @returns the items' ids by name.
 */
export async function writeRooms(
  tx: Tx,
  { householdId, createdAt, moment, checks, photos }: Rooms,
): Promise<Map<string, number>> {
  const locations = await tx.location.createManyAndReturn({
    data: demoRooms.map(({ name }, order) => ({
      householdId,
      name,
      photo: photos.get(name) ?? null,
      order,
      createdAt,
      updatedAt: createdAt,
    })),
    select: { id: true, name: true },
  });
  const locationIds = new Map(locations.map(({ id, name }) => [name, id]));
  const lastCounts = checks.at(-1)?.counts ?? [];
  const items = await tx.item.createManyAndReturn({
    data: lastCounts.map(({ item, roomName, stock, countedAt }) => ({
      householdId,
      locationId: lookUp(locationIds, roomName),
      name: item.name,
      photo: photos.get(item.name) ?? null,
      unit: item.unit,
      desiredStock: item.desiredStock,
      packSize: item.packSize,
      reorderPoint: item.reorderPoint,
      bestBefore: bestBeforeOf(item, moment),
      supermarketItemName: item.supermarketItemName,
      ...stock,
      lastCountedAt: countedAt,
      createdAt: addedBefore(item, checks) ?? createdAt,
      updatedAt: countedAt,
    })),
    select: { id: true, name: true },
  });
  return new Map(items.map(({ id, name }) => [name, id]));
}

/** Returns the day before the first check that counted the item; undefined if that check is the oldest one. */
function addedBefore(item: DemoItem, checks: readonly PastCheck[]): Date | undefined {
  const first = item.counts.findIndex((count) => count !== null);
  const check = first > 0 ? checks[first] : undefined;
  return check && new Date(check.startedAt.getTime() - days(1));
}

function bestBeforeOf({ name }: DemoItem, moment: Date): Date | null {
  const daysLeft = BEST_BEFORE_DAYS.get(name);
  return daysLeft === undefined ? null : new Date(moment.getTime() + days(daysLeft));
}
