import { MAX_WHOLE, stockAmount, WHOLE } from "@/lib/core/amount";

/** What was bought: a line of a list, or an addition of an item. The id of the other kind is null or absent. */
export interface Bought {
  lineId?: number | null | undefined;
  additionId?: number | null | undefined;
}

/** Returns a key that tells the lines and additions of a household apart. */
export function boughtKey({ lineId, additionId }: Bought): string {
  return lineId == null ? `addition:${additionId}` : `line:${lineId}`;
}

/** A journal entry with the fields that decide what is left to put away. */
export interface JournalFact extends Bought {
  itemId: number;
  /** "used", "use_reversed" and "set" have neither a line nor an addition, because they are no purchases. */
  kind: "bought" | "reversed" | "put_away" | "taken_back" | "used" | "use_reversed" | "set";
}

/** The state of a line or an addition by the journal. */
interface BoughtState<Fact extends JournalFact = JournalFact> {
  itemId: number;
  /** Whether the last tick is not reversed. */
  isBought: boolean;
  /** The entry with which it was put away; null if it was not, or was taken back since. */
  putAway: Fact | null;
}

/**
 * Returns the state of each line and addition, by `boughtKey`. `facts` are the entries since a list was made, in the
 * order in which they were appended.
 */
export function statesOfBought<Fact extends JournalFact>(
  facts: readonly Fact[],
): Map<string, BoughtState<Fact>> {
  const states = new Map<string, BoughtState<Fact>>();
  for (const fact of facts) {
    const key = boughtKey(fact);
    const { isBought, putAway } = states.get(key) ?? { isBought: false, putAway: null };
    states.set(key, {
      itemId: fact.itemId,
      isBought: fact.kind === "bought" || (isBought && fact.kind !== "reversed"),
      putAway: fact.kind === "put_away" ? fact : fact.kind === "taken_back" ? null : putAway,
    });
  }
  return states;
}

/**
 * Returns whether a line or an addition can be put away: it is bought and not put away. What was put away, unticked and
 * ticked again is still put away, so that its quantity is added to the stock only once.
 */
export function isLeftToPutAway({ isBought, putAway }: BoughtState): boolean {
  return isBought && putAway === null;
}

/** A recorded stock. */
export interface Stock {
  currentStock: number;
  partialAmount: number;
}

/** The stock of an item, and when it was last seen. */
export interface SeenStock extends Stock {
  lastCountedAt: Date | null;
}

/** Returns whether the stock was seen after `moment`. The seen stock then includes all changes up to `moment`. */
export function isSeenAfter(
  { lastCountedAt }: Pick<SeenStock, "lastCountedAt">,
  moment: Date | null,
): boolean {
  return lastCountedAt !== null && moment !== null && lastCountedAt > moment;
}

/** A stock after a change, and the change in 300ths of a unit. */
export interface ChangedStock extends Stock {
  changed: number;
}

/** Returns the stock with `quantity` whole units more, at most the largest stock. */
export function stockWith({ currentStock, partialAmount }: Stock, quantity: number): ChangedStock {
  const after = Math.min(MAX_WHOLE, currentStock + quantity);
  return { currentStock: after, partialAmount, changed: (after - currentStock) * WHOLE };
}

/** Returns the stock with `quantity` whole units less, at least 0. */
export function stockWithout(
  { currentStock, partialAmount }: Stock,
  quantity: number,
): ChangedStock {
  if (quantity > currentStock) {
    return { currentStock: 0, partialAmount: 0, changed: stockAmount(currentStock, partialAmount) };
  }
  return { currentStock: currentStock - quantity, partialAmount, changed: quantity * WHOLE };
}
