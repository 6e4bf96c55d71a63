import { type PlaceholderName, placeholdersOf } from "./fact-phrases";
import type { LineFacts } from "./facts";

type Conditions = Record<string, (facts: LineFacts) => boolean>;

/** Conditions about a list line that are evaluated only if its stock and desired stock explain the quantity. */
const ofStock = {
  below: () => true,
  out: ({ stock }) => stock === 0,
  some: ({ stock }) => stock > 0,
  wellBelow: ({ stock, wanted }) => wanted !== null && stock * 2 <= wanted,
  fell: ({ trend }) => trend === "down",
  fellPartly: ({ trend, stock }) => trend === "down" && stock > 0,
  same: ({ trend }) => trend === "same",
  rose: ({ trend }) => trend === "up",
  ranOutAgain: (facts) => isOutNow(facts) && shortages(facts) > 1,
  reachedBefore,
  // For sentences which state that the purchase brings the stock up to the desired stock. Packs may bring the
  // stock above it.
  byUnit: isByUnit,
  byUnitAsBefore: (facts) => isByUnit(facts) && reachedBefore(facts),
} satisfies Conditions;

/** Conditions about a list line that are evaluated for every line. */
const ofHistory = {
  always: () => true,
  ranOutBefore: ({ timesOut }) => timesOut > 0,
  runsOutOften: (facts) => shortages(facts) > 1 && facts.timesOut * 2 >= facts.counts.length,
} satisfies Conditions;

type Condition = keyof typeof ofStock | keyof typeof ofHistory;

/** A condition of a list line, or whether the text of a placeholder is singular or plural. */
export type LineState = Condition | `${"one" | "many"}:${PlaceholderName}`;

/**
 * Returns the states of a line. The grammar of the rationales assigns each form to the state that
 * it claims.
 */
export function statesOf(facts: LineFacts): ReadonlySet<LineState> {
  const conditions: Conditions = facts.wanted === null ? ofHistory : { ...ofHistory, ...ofStock };
  const names = Object.keys(conditions) as Condition[];
  const numbers = [...placeholdersOf(facts)].map(([name, { isPlural }]): LineState =>
    isPlural ? `many:${name}` : `one:${name}`,
  );
  return new Set([...names.filter((name) => conditions[name]?.(facts)), ...numbers]);
}

function reachedBefore({ wanted, counts }: LineFacts): boolean {
  return wanted !== null && counts.some(({ amount }) => amount >= wanted);
}

function isByUnit({ packSize }: LineFacts): boolean {
  return packSize === 1;
}

function isOutNow({ stock, counts }: LineFacts): boolean {
  return stock === 0 && counts[0]?.amount === 0;
}

/** Returns how often the stock reached zero. Consecutive counts of zero are one shortage. */
function shortages({ counts }: LineFacts): number {
  return counts.filter(({ amount }, at) => amount === 0 && counts[at + 1]?.amount !== 0).length;
}
