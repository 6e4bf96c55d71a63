import { formatAmount, WHOLE } from "@/lib/core/amount";
import { describeAmount } from "@/lib/features/items/model/rules";
import type { Unit } from "@/lib/features/items/model/units";
import type { ItemTrend } from "./dto";
import { rateText } from "./rate-text";

/** Returns the items that were found empty: most often first, then those with the larger share of their counts. */
export function rankRunOuts(trends: readonly ItemTrend[]): ItemTrend[] {
  const share = ({ foundEmpty, counted }: ItemTrend) => foundEmpty / counted;
  return trends
    .filter(({ foundEmpty }) => foundEmpty > 0)
    .toSorted(
      (a, b) =>
        b.foundEmpty - a.foundEmpty ||
        share(b) - share(a) ||
        (b.outShare ?? 0) - (a.outShare ?? 0) ||
        a.itemId - b.itemId,
    );
}

/** Returns how often an item was found empty: "3 of 5 times". */
export function describeFinds({ foundEmpty, counted }: ItemTrend): string {
  return `${foundEmpty} of ${counted} ${counted === 1 ? "time" : "times"}`;
}

/** Returns a use, in units per week, in words: "About 1½ cans a week"; null if it is unknown. */
export function describeUse(usePerWeek: number | null, unit: Unit): string | null {
  if (usePerWeek === null) return null;
  const rate = rateText(usePerWeek, unit);
  if (rate === null) return usePerWeek > 0 ? "Very little" : "None";
  return `About ${rate}`;
}

/** Returns the share of the time in which an item was out: "24 %"; null if it is unknown. */
export function describeShare({ outShare }: ItemTrend): string | null {
  if (outShare === null) return null;
  const percent = Math.round(outShare * 100);
  return outShare > 0 && percent === 0 ? "< 1 %" : `${percent} %`;
}

/** Returns the latest counts of an item in words. */
export function describeCounts({ amounts }: ItemTrend, unit: Unit): string {
  const counts = amounts.map((amount) => Math.round(amount * WHOLE));
  const last = counts.pop() ?? 0;
  const all = [...counts.map(formatAmount), describeAmount(last, unit)];
  return `Latest counts, the oldest first: ${all.join(", ")}`;
}
