import { formatAmount, WHOLE } from "@/lib/core/amount";
import { packsText, packText } from "@/lib/features/items/model/packs";
import { describeAmount, unitLabel } from "@/lib/features/items/model/rules";
import type { Unit } from "@/lib/features/items/model/units";
import type { LineFacts } from "./facts";

/**
 * The placeholders of a rationale. The value of `ran_out` is a verb with its object, the others are
 * amounts.
 */
export type PlaceholderName = "there" | "wanted" | "missing" | "to_buy" | "before" | "ran_out";

interface Phrase {
  text: string;
  isPlural: boolean;
}

/** The text of each placeholder of a line. An absent placeholder has no value for that line. */
export type Placeholders = ReadonlyMap<PlaceholderName, Phrase>;

/**
 * Returns the text of every placeholder that has a value for the line. `there`, `wanted` and `missing` have none if the
 * item was changed after the list was made, so that its stock no longer explains the quantity of the line.
 */
export function placeholdersOf(facts: LineFacts): Placeholders {
  const { stock, wanted, previous, unit } = facts;
  const amounts: readonly (readonly [PlaceholderName, number | null])[] = [
    ["there", wanted === null ? null : stock],
    ["wanted", wanted],
    ["missing", wanted === null ? null : writable(wanted - stock)],
    ["before", previous],
  ];
  const placeholders = new Map<PlaceholderName, Phrase>([["to_buy", toBuyPhrase(facts)]]);
  for (const [name, amount] of amounts) {
    if (amount !== null) placeholders.set(name, amountPhrase(amount, unit));
  }
  const ranOut = ranOutPhrase(facts);
  if (ranOut !== null) placeholders.set("ran_out", { text: ranOut, isPlural: false });
  return placeholders;
}

/** Returns the quantity to buy: "2 boxes", "1 pack of 10". */
function toBuyPhrase({ quantity, packSize, unit }: LineFacts): Phrase {
  if (packSize === 1) return amountPhrase(quantity * WHOLE, unit);
  const packs = quantity === 1 ? packText(packSize, unit) : packsText(packSize, unit);
  return { text: `${quantity} ${packs}`, isPlural: quantity > 1 };
}

/**
 * Returns the amount if it is positive and can be written exactly, that is as a multiple of 0.01 or
 * ⅙ of a unit. Otherwise returns null, for example for 5.25 minus 2⅓.
 */
function writable(amount: number): number | null {
  const isExact = amount % (WHOLE / 100) === 0 || amount % (WHOLE / 6) === 0;
  return amount > 0 && isExact ? amount : null;
}

function amountPhrase(amount: number, unit: Unit): Phrase {
  return { text: amountOf(amount, unit), isPlural: amount === 0 || amount > WHOLE };
}

/** Returns an amount as text: "no boxes", "½ of a box", "1 box", "2⅓ boxes". */
export function amountOf(amount: number, unit: Unit): string {
  if (amount === 0) return `no ${unitLabel(unit, 0)}`;
  if (amount < WHOLE) return `${formatAmount(amount)} of a ${unit}`;
  return describeAmount(amount, unit);
}

/**
 * Returns "was out of stock in 2 of its last 4 checks"; null when it never was, or was counted only
 * once.
 */
export function ranOutPhrase({ timesOut, stock, counts }: LineFacts): string | null {
  const checks = counts.length;
  if (checks < 2 || timesOut === 0) return null;
  if (timesOut === checks) return `was out of stock in each of its last ${checks} checks`;
  const isOutNow = stock === 0 && counts[0]?.amount === 0;
  return timesOut === 1 && isOutNow
    ? `ran out for the first time in its last ${checks} checks`
    : `was out of stock in ${timesOut} of its last ${checks} checks`;
}
