import { parseDecimal } from "@/lib/core/parse-amount";
import { updateItemSchema } from "./schema";

/** The message for a text that is no amount. */
export const NO_AMOUNT = "Enter an amount such as 2, 1.5 or 1 1/2";

type ReadTarget = { desiredStock: number; problem?: never } | { problem: string };

/** Returns the desired stock of a typed text, or the message for a text that is none. */
export function readTarget(text: string): ReadTarget {
  const typed = parseDecimal(text.trim());
  if (typed === null) return { problem: NO_AMOUNT };
  const { data, error } = updateItemSchema.shape.desiredStock.safeParse(typed);
  return data === undefined
    ? { problem: error?.issues[0]?.message ?? NO_AMOUNT }
    : { desiredStock: data };
}
