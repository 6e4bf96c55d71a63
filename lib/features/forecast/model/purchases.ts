import { WHOLE } from "@/lib/core/amount";
import type { Purchase } from "./history";
import { sumOf } from "./sum-of";

/** A journal entry about a line or an addition of an item. `purchasesOf` needs the entries in the journal order. */
export interface PurchaseEntry {
  /** The line or addition. */
  thing: string;
  kind: "bought" | "reversed" | "put_away" | "taken_back";
  /** In 300ths of a unit. */
  quantity: number;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Returns what was bought of an item, each purchase once, the oldest first: for a line that is put away the quantity
 * that was put away, else the quantity that was ticked, which is not in the recorded stock. The result does not contain
 * a purchase that was taken back.
 */
export function purchasesOf(entries: readonly PurchaseEntry[]): Purchase[] {
  const things = new Set(entries.map(({ thing }) => thing));
  return [...things]
    .flatMap((thing) => {
      const all = entries.filter((entry) => entry.thing === thing);
      const putAway = netOf(all, "put_away", "taken_back");
      if (putAway) return putAway;
      const bought = netOf(all, "bought", "reversed");
      return bought ? { ...bought, isToPutAway: true } : [];
    })
    .sort((one, other) => one.at - other.at);
}

/**
 * Returns the quantity of the entries that add minus that of the entries that remove, with the time of the last added
 * entry. Returns null if nothing is left.
 */
function netOf(
  entries: readonly PurchaseEntry[],
  adds: PurchaseEntry["kind"],
  removes: PurchaseEntry["kind"],
): Purchase | null {
  const quantityOf = (wanted: PurchaseEntry["kind"]) =>
    sumOf(
      entries.filter(({ kind }) => kind === wanted),
      ({ quantity }) => quantity,
    );
  const added = entries.findLast(({ kind }) => kind === adds);
  const quantity = quantityOf(adds) - quantityOf(removes);
  return added && quantity > 0 ? { at: added.at, amount: quantity / WHOLE } : null;
}
