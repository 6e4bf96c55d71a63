import { formatAmount, WHOLE } from "@/lib/core/amount";
import { unitLabel } from "@/lib/features/items/rules";
import type { Unit } from "@/lib/features/items/schema";
import type { LineFacts } from "./facts";

/**
 * Why a line is on the list, in one or two plain sentences made from its facts alone. It speaks where
 * no AI does, and for every line that an AI got wrong.
 */
export function rationaleFromTemplate(facts: LineFacts): string {
  const history = historySentence(facts);
  return history === null ? presentSentence(facts) : `${presentSentence(facts)} ${history}`;
}

/** What is there and what is wanted. */
function presentSentence({ stock, wanted, quantity, unit }: LineFacts): string {
  if (wanted === null) {
    const verb = quantity === 1 ? "was" : "were";
    return `When this list was made, ${quantity} ${unitLabel(unit, quantity)} ${verb} missing.`;
  }
  const target = wanted < WHOLE ? amountOf(wanted, unit) : formatAmount(wanted);
  return stock === 0
    ? `No ${unitLabel(unit, 0)} are left, and you want to keep ${target}.`
    : `You have ${amountOf(stock, unit)} and want to keep ${target}.`;
}

/** How the checks before went; null when nothing is known of them. */
function historySentence(facts: LineFacts): string | null {
  const { timesOut, stock, previous } = facts;
  const checks = facts.counts.length;
  if (checks === 0) return null;
  if (checks === 1) return previous === null ? firstCountSentence(facts) : trendSentence(facts);
  if (timesOut === 0) return trendSentence(facts);
  if (timesOut === checks) return `It was out of stock in each of its last ${checks} checks.`;
  const isOutNow = stock === 0 && facts.counts[0]?.amount === 0;
  return timesOut === 1 && isOutNow
    ? `It ran out for the first time in its last ${checks} checks.`
    : `It was out of stock in ${timesOut} of its last ${checks} checks.`;
}

function firstCountSentence({ checks }: LineFacts): string {
  return checks === 1 ? "This was its first check." : "The latest check was its first.";
}

function trendSentence({ previous, trend }: LineFacts): string | null {
  if (previous === null || trend === null) return null;
  if (trend === "same") return "The check before found just as much.";
  const direction = trend === "down" ? "down" : "up";
  return `That is ${direction} from ${formatAmount(previous)} at the check before.`;
}

/** "½ of a box", "1 box", "2⅓ boxes". */
function amountOf(amount: number, unit: Unit): string {
  if (amount < WHOLE) return `${formatAmount(amount)} of a ${unit}`;
  return `${formatAmount(amount)} ${unitLabel(unit, amount / WHOLE)}`;
}
