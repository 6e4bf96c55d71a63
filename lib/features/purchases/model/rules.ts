import { MAX_WHOLE, stockAmount, WHOLE } from "@/lib/core/amount";

/** A journal entry with the fields that decide what is left to put away. */
export interface JournalFact {
  lineId: number;
  itemId: number;
  /** The last three have no line: they are no purchases. */
  kind: "bought" | "reversed" | "put_away" | "taken_back" | "used" | "use_reversed" | "set";
}

/** The state of a line by the journal. */
interface LineState<Fact extends JournalFact = JournalFact> {
  itemId: number;
  /** Whether the last tick of the line is not reversed. */
  isBought: boolean;
  /** The entry with which the line was put away; null if it was not, or was taken back since. */
  putAway: Fact | null;
}

/** Returns the state of each line. `facts` are the entries of one list in the order in which they were appended. */
export function statesOfLines<Fact extends JournalFact>(
  facts: readonly Fact[],
): Map<number, LineState<Fact>> {
  const states = new Map<number, LineState<Fact>>();
  for (const fact of facts) {
    const { isBought, putAway } = states.get(fact.lineId) ?? { isBought: false, putAway: null };
    states.set(fact.lineId, {
      itemId: fact.itemId,
      isBought: fact.kind === "bought" || (isBought && fact.kind !== "reversed"),
      putAway: fact.kind === "put_away" ? fact : fact.kind === "taken_back" ? null : putAway,
    });
  }
  return states;
}

/**
 * Returns whether a line can be put away: it is bought and not put away. A line that was put away, unticked and ticked
 * again is still put away, so that its quantity is added to the stock only once.
 */
export function isLeftToPutAway({ isBought, putAway }: LineState): boolean {
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

/** Returns whether the stock was seen after `moment`. What happened until then is part of what was seen. */
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
