import { MAX_WHOLE } from "@/lib/core/amount";
import type { Unit } from "./units";

/** The largest number of units of a pack, such as 500 sheets or 200 cotton buds. */
export const MAX_PACK_SIZE = 999;

/**
 * The size of a pack. Data that was stored before packs existed, on a device or for an idempotency key, has no size.
 */
export interface Packed {
  packSize?: number | undefined;
}

/** Returns how many units a pack has: 1 for what is bought by the unit. */
export function packSizeOf({ packSize = 1 }: Packed): number {
  return packSize;
}

/** Returns the fewest packs that have at least `units` whole units, at most the largest quantity. */
export function packsFor(units: number, packed: Packed): number {
  return Math.min(MAX_WHOLE, Math.ceil(units / packSizeOf(packed)));
}

/** Returns a quantity of packs in packs of another size: the fewest packs that have as many units. */
export function inPacks(given: Packed & { quantity: number }, packed: Packed): number {
  return packsFor(given.quantity * packSizeOf(given), packed);
}

/** Returns the whole units of a quantity of packs, at most the largest stock. */
export function unitsOf({ quantity, ...packed }: Packed & { quantity: number }): number {
  return Math.min(MAX_WHOLE, quantity * packSizeOf(packed));
}

/**
 * Returns the pack that an item is bought in: "pack of 10". For an item that is counted in packs, it is "pack of 3
 * packs".
 * @param unit the unit of the item, if it is known
 */
export function packText(packSize: number, unit?: Unit): string {
  return `pack of ${contentOf(packSize, unit)}`;
}

/** Returns `packText` for several packs: "packs of 10". */
export function packsText(packSize: number, unit?: Unit): string {
  return `packs of ${contentOf(packSize, unit)}`;
}

function contentOf(packSize: number, unit?: Unit): string {
  return unit === "pack" ? `${packSize} packs` : String(packSize);
}
