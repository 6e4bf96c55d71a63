import { forecastCopy } from "./copy";
import type { ItemForecast } from "./dto";

type Shown = Pick<ItemForecast, "word" | "goodUntil" | "countsMissing">;

/**
 * Returns in words how long an item lasts, or what is missing until that is known.
 * @param formatDay formats a moment in ISO 8601 as a day
 */
export function outlookText(
  { word, goodUntil, countsMissing }: Shown,
  formatDay: (moment: string) => string,
): string {
  if (word === null) {
    return countsMissing > 0 ? forecastCopy.checksMissing(countsMissing) : forecastCopy.timeMissing;
  }
  if (word === "soon") return forecastCopy.mayRunOut;
  if (goodUntil !== null) return forecastCopy.goodUntil(formatDay(goodUntil));
  return forecastCopy[word];
}
