import { formatAmount, WHOLE } from "@/lib/core/amount";
import { packText } from "@/lib/features/items/model/packs";
import { unitLabel } from "@/lib/features/items/model/rules";
import { amountOf, ranOutPhrase } from "./fact-phrases";
import type { LineFacts } from "./facts";

/**
 * Returns a rationale in one or two sentences from the facts alone. It is used without an AI, and
 * for every line whose AI sentence was refused.
 */
export function rationaleFromTemplate(facts: LineFacts): string {
  const history = historySentence(facts);
  return history === null ? presentSentence(facts) : `${presentSentence(facts)} ${history}`;
}

/**
 * Returns a rationale with a sentence about what was bought since the check before, if anything was. It follows the
 * sentences of the template and those of Claude alike, so the grammar of Claude's sentences has no form for it.
 */
export function withBought(rationale: string, { bought }: LineFacts): string {
  return bought === 0
    ? rationale
    : `${rationale} Bought ${formatAmount(bought)} since the check before.`;
}

/** Returns the sentence about the current and the desired stock. */
function presentSentence({ stock, wanted, missing, packSize, unit }: LineFacts): string {
  const pack = packSize === 1 ? "" : ` (${packText(packSize, unit)})`;
  if (wanted === null) {
    const verb = missing === 1 ? "was" : "were";
    return `When this list was made, ${missing} ${unitLabel(unit, missing)} ${verb} missing${pack}.`;
  }
  const target = wanted < WHOLE ? amountOf(wanted, unit) : formatAmount(wanted);
  // Without packs the list shows the number of missing units as the quantity, so the sentence leaves it out.
  const gap = pack && `, so ${missing} ${missing === 1 ? "is" : "are"} missing${pack}`;
  return stock === 0
    ? `No ${unitLabel(unit, 0)} are left, and you want to keep ${target}${gap}.`
    : `You have ${amountOf(stock, unit)} and want to keep ${target}${gap}.`;
}

/** Returns the sentence about earlier checks; null if there is nothing to report. */
function historySentence(facts: LineFacts): string | null {
  if (facts.isAssumed) return "The latest check took that as recorded, without a count.";
  const ranOut = ranOutPhrase(facts);
  if (ranOut !== null) return `It ${ranOut}.`;
  const isFirst = facts.counts.length === 1 && facts.previous === null;
  return isFirst ? firstCountSentence(facts) : trendSentence(facts);
}

function firstCountSentence({ checks }: LineFacts): string {
  return checks === 1 ? "This was its first check." : "The latest check was its first.";
}

function trendSentence({ wanted, previous, trend }: LineFacts): string | null {
  if (wanted === null || previous === null || trend === null) return null;
  if (trend === "same") return "The check before found just as much.";
  const direction = trend === "down" ? "down" : "up";
  return `That is ${direction} from ${formatAmount(previous)} at the check before.`;
}
