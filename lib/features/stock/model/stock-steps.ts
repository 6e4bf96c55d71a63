import { stockAmount, WHOLE } from "@/lib/core/amount";
import type { ItemHistory } from "./dto";

/** The recorded stock from a moment on. */
export interface StockStep {
  /** In milliseconds since 1970. */
  at: number;
  /** In 300ths of a unit. */
  amount: number;
  /** Whether somebody has seen the stock at that moment. */
  isCount: boolean;
}

/** The counts of an item. */
export type CountHistory = Pick<ItemHistory, "counts">;
/** The counts of an item, and the other changes of its stock. */
export type StockHistory = Pick<ItemHistory, "counts" | "changes">;

/** Returns the counts as steps, the oldest first. */
export function countSteps({ counts }: CountHistory): StockStep[] {
  return counts
    .map(({ at, newStock, partialAmount }) => ({
      at: Date.parse(at),
      amount: stockAmount(newStock, partialAmount),
      isCount: true,
    }))
    .toSorted((a, b) => a.at - b.at);
}

/** Returns the changes of the stock in 300ths of a unit: positive for what was added. */
export function signedChanges({ changes }: Pick<ItemHistory, "changes">) {
  return changes
    .map(({ at, kind, quantity }) => {
      const isMore = kind === "put_away" || kind === "use_reversed";
      const isPurchase = kind === "put_away" || kind === "taken_back";
      const amount = Math.round(quantity * WHOLE) * (isMore ? 1 : -1);
      return { at: Date.parse(at), amount, isPurchase };
    })
    .toSorted((a, b) => a.at - b.at);
}

/**
 * Returns the recorded stock over time, the oldest step first. It begins with the first count, because the stock before
 * it is unknown. A change at the same moment as a count is a step after that count.
 */
export function stockSteps(history: StockHistory): StockStep[] {
  const changes = signedChanges(history);
  const counts = countSteps(history);
  return counts.flatMap((count, index) => {
    const end = counts[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const steps = [count];
    let amount = count.amount;
    for (const change of changes) {
      if (change.at < count.at || change.at >= end || change.amount === 0) continue;
      amount = Math.max(0, amount + change.amount);
      steps.push({ at: change.at, amount, isCount: false });
    }
    return steps;
  });
}

/**
 * Returns the steps, with a further step if the present stock differs from the last one, for example because a pending
 * write on this device changed it. The chart then ends at the same stock that the screen shows as a number.
 */
export function stepsUntilNow(
  steps: readonly StockStep[],
  present: { at: number; amount: number },
): StockStep[] {
  const last = steps.at(-1);
  return last && last.amount !== present.amount
    ? [...steps, { ...present, isCount: false }]
    : [...steps];
}
