import { WHOLE } from "@/lib/core/amount";
import { type Packed, unitsOf } from "@/lib/features/items/model/packs";

/** What a person changes of a line. */
export interface LineChange {
  purchased?: boolean | undefined;
  quantity?: number | undefined;
  notAvailable?: boolean | undefined;
}

/** When a change was made, in ISO 8601 (UTC), and the username of the person; null for a link shopper. */
interface Author {
  at: string;
  by: string | null;
}

/** The part of a line of a shopping list that people change. Times are in ISO 8601 (UTC). */
export interface Changeable extends Packed {
  purchased: boolean;
  /** Whether a link shopper ticked it. Lists that a device has stored before the field existed have no value. */
  tickedByLink?: boolean | undefined;
  /** In packs. */
  quantity: number;
  /** The quantity that the check has computed; null unless a person has set another one. */
  checkQuantity: number | null;
  quantitySetAt: string | null;
  quantitySetBy: string | null;
  notAvailable: boolean;
  notAvailableAt: string | null;
  notAvailableBy: string | null;
}

/**
 * Returns the line after a change. Of two quantities the later one stays, in either order of arrival. The same rule
 * applies to "not available". A purchased line is never "not available".
 */
export function withChange<L extends Changeable>(line: L, change: LineChange, author: Author): L {
  const { quantity, purchased = line.purchased } = change;
  return {
    ...line,
    ...(quantity !== undefined && isLatest(line.quantitySetAt, author) && setQuantity()),
    purchased,
    ...(purchased !== line.purchased && { tickedByLink: purchased && author.by === null }),
    ...availability(line, { ...change, purchased }, author),
  };

  function setQuantity() {
    return {
      quantity,
      checkQuantity: line.checkQuantity ?? line.quantity,
      quantitySetAt: author.at,
      quantitySetBy: author.by,
    };
  }
}

/**
 * Returns the line with at least `quantity`. A raised line gets the later of `at` and its own `quantitySetAt`, so that
 * only a quantity that somebody sets after both replaces the raised one.
 */
export function withRaised<L extends Changeable>(line: L, quantity: number, { at, by }: Author): L {
  if (quantity <= line.quantity) return line;
  return {
    ...line,
    quantity,
    checkQuantity: line.checkQuantity ?? line.quantity,
    quantitySetAt: isLatest(line.quantitySetAt, { at, by }) ? at : line.quantitySetAt,
    quantitySetBy: by,
  };
}

function availability(line: Changeable, change: LineChange, { at, by }: Author) {
  // A link shopper has no username. The tick of a link shopper therefore ends "not available" without a
  // change of its time and person.
  const mark = by === null ? {} : { notAvailableAt: at, notAvailableBy: by };
  if (change.purchased) return line.notAvailable ? { ...mark, notAvailable: false } : {};
  const { notAvailable } = change;
  return notAvailable !== undefined && isLatest(line.notAvailableAt, { at, by })
    ? { ...mark, notAvailable }
    : {};
}

function isLatest(earlier: string | null, { at }: Author): boolean {
  return earlier === null || earlier <= at;
}

/**
 * Returns the entries that make the journal agree with a changed line, in order, with quantities in 300ths of a unit. A
 * purchased line with another quantity is reversed and bought again.
 */
export function journalOfChange(before: Changeable, after: Changeable) {
  const isSame = before.purchased === after.purchased && before.quantity === after.quantity;
  if (isSame) return [];
  return [
    ...(before.purchased ? [{ kind: "reversed", quantity: unitsOf(before) * WHOLE } as const] : []),
    ...(after.purchased ? [{ kind: "bought", quantity: unitsOf(after) * WHOLE } as const] : []),
  ];
}

/** Returns whether a person has set another quantity than the check has computed. */
export function isQuantityChanged({
  quantity,
  checkQuantity,
}: Pick<Changeable, "quantity" | "checkQuantity">) {
  // Lists that a device has stored before the field existed have no value.
  return (checkQuantity ?? quantity) !== quantity;
}
