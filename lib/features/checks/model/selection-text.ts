import { parseQuantity, type Quantity, type Selection, WRONG } from "./selection";

/** Serializes an unconfirmed selection together with the time at which it was made. */
export function writeSelection({ quantity, partial }: Selection, at: Date): string {
  return [at.getTime(), quantity ?? "", partial ?? ""].join("/");
}

/**
 * Parses a selection that `writeSelection` has serialized; null when the item was counted later than the
 * selection, at `countedAt`.
 */
export function readSelection(text: string, countedAt: string | undefined): Selection | null {
  const [at, quantity = "", partial = ""] = text.split("/");
  if (countedAt !== undefined && Number(at) < Date.parse(countedAt)) return null;
  return { quantity: readQuantity(quantity), partial: partial === "" ? null : Number(partial) };
}

function readQuantity(text: string): Quantity {
  return text === "" ? null : (parseQuantity(text) ?? WRONG);
}
