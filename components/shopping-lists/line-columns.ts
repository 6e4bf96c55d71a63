import type { Line, ShoppingList } from "@/lib/features/shopping-lists/model/dto";

/** Returns whether anything is known of a line besides what to buy. Nothing is before its reason is generated. */
export const isExplained = ({ facts, aiRationale }: Line) => facts !== null || aiRationale !== null;

/** Whether lines have columns in wide windows: never, with placeholders until their reasons are generated, or filled. */
export type LineColumns = "none" | "loading" | "filled";

/**
 * Returns the columns of the lines of a list. A list that is being generated has columns from the beginning, so that no
 * row becomes higher when its reason arrives. A list whose generation has failed has them for the stock and the target.
 */
export function columnsOf({ status, items }: ShoppingList): LineColumns {
  if (status === "generating") return "loading";
  return status === "error" || items.some(isExplained) ? "filled" : "none";
}

/** Returns whether the reason of a line is known, or will be when it is generated. */
export function hasReasons({ status, items }: ShoppingList): boolean {
  return status !== "error" || items.some(isExplained);
}

/** Returns whether the amount before the check is known of a line, or will be when the reasons are generated. */
export function hasAmountBefore({ status, items }: ShoppingList): boolean {
  return (
    status === "generating" || items.some(({ facts }) => facts !== null && facts.previous !== null)
  );
}
