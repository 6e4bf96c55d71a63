import { parseAmount } from "@/lib/core/parse-amount";
import { wholeAmount } from "@/lib/features/items/model/schema";
import { NO_AMOUNT } from "@/lib/features/items/model/typed-target";
import type { Amounts } from "./rules";
import { countOf } from "./selection";
import { parseTypedAmount } from "./typed-amount";

type ReadStock = { amounts: Amounts; problem?: never } | { problem: string };

/** Returns the stock of a typed text, or the message for a text that is none. */
export function readStock(text: string): ReadStock {
  const selection = parseTypedAmount(text);
  const amounts = selection && countOf(selection);
  if (amounts) return { amounts };
  const { error } = wholeAmount.safeParse(parseAmount(text)?.whole ?? 0);
  return { problem: error?.issues[0]?.message ?? NO_AMOUNT };
}
