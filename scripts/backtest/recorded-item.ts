import {
  boughtBetween,
  type ItemHistory,
  observedCounts,
} from "@/lib/features/forecast/model/history";
import type { TestedItem } from "./records";

/**
 * Returns an item of which nothing is known but its history. When a stock was used up is derived from the counts and
 * purchases after it. Between two counts the use is assumed to be constant.
 */
export function recordedItem(history: ItemHistory): TestedItem {
  const counts = observedCounts(history);
  return {
    history,
    knownUntil: counts.at(-1)?.at ?? -Infinity,
    emptyAt: (origin, last, stock) => {
      let left = stock;
      for (let index = counts.indexOf(last); index >= 0 && index < counts.length - 1; index += 1) {
        const [start, end] = [counts[index], counts[index + 1]];
        if (!start || !end) break;
        const available = start.amount + boughtBetween(history, start.at, end.at);
        const used = Math.max(0, available - end.amount);
        if (used > 0 && used >= left) {
          return Math.max(origin, start.at + (left / used) * (end.at - start.at));
        }
        left -= used;
      }
      return Infinity;
    },
  };
}
