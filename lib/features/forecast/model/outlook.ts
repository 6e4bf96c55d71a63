import {
  boughtBetween,
  type Count,
  COUNTS_FOR_WORD,
  type ItemHistory,
  observedCounts,
} from "./history";
import type { HouseholdUse } from "./household-use";
import { chanceOfRunOut, daysUntilRunOut } from "./run-out";
import { learnUseRate, type UseRate } from "./use-rate";

const DAY_MS = 24 * 60 * 60 * 1000;

const COUNTS_FOR_DATE = 4;
const DAYS_FOR_WORD = 14;

/** A date further away than this is shown as "months". */
const MONTHS_FROM_DAYS = 8 * 7;

/** From this probability of a run-out before the next shopping day on, the outlook of an item is "soon". */
export const WARNING_CHANCE = 0.25;

/** The probability that an item is used up before the date that is shown. */
const DATE_CHANCE = 0.1;

/** The part of an item's forecast that screens show. */
export interface Outlook {
  /** When the item is used up; null while too little is known. */
  word: "soon" | "weeks" | "months" | null;
  /**
   * A moment on the last day at whose end the item is still there in 9 of 10 cases, in any time zone. Null while too
   * little is known, if that day has passed, and beyond eight weeks.
   */
  goodUntil: number | null;
  /** The probability that the item is used up before the next likely shopping day. */
  chance: number;
  /** The use rate that the outlook is computed from. */
  rate: UseRate;
}

/** What an outlook is computed from. Moments are milliseconds since 1970. */
export interface OutlookSource {
  history: ItemHistory;
  household: HouseholdUse;
  now: number;
  /** The next likely shopping day (`nextShoppingDay`). */
  shoppingAt: number;
}

/** Returns whether observed counts are enough for an outlook such as "weeks": at least three over at least 14 days. */
export function canShowWord(counts: readonly Count[]): boolean {
  const [first, last] = [counts[0], counts.at(-1)];
  return (
    first !== undefined &&
    last !== undefined &&
    counts.length >= COUNTS_FOR_WORD &&
    last.at - first.at >= DAYS_FOR_WORD * DAY_MS
  );
}

/** Returns what is shown of the forecast of an item; null for an item that nobody has counted. */
export function outlookOf({ history, household, now, shoppingAt }: OutlookSource): Outlook | null {
  const counts = observedCounts(history);
  const last = counts.at(-1);
  if (!last) return null;

  const rate = learnUseRate(history, household);
  const stock = last.amount + boughtBetween(history, last.at, now);
  const chance = chanceOfRunOut(rate, stock, (shoppingAt - last.at) / DAY_MS);
  if (!canShowWord(counts)) return { word: null, goodUntil: null, chance, rate };

  // One day is subtracted, so that the whole calendar day of `goodUntil` precedes the run-out in every time zone.
  const goodUntil = last.at + (daysUntilRunOut(rate, stock, DATE_CHANCE) - 1) * DAY_MS;
  const isMonths = goodUntil > now + MONTHS_FROM_DAYS * DAY_MS;
  const hasDate = counts.length >= COUNTS_FOR_DATE && !isMonths && goodUntil >= now;
  return {
    word: chance >= WARNING_CHANCE ? "soon" : isMonths ? "months" : "weeks",
    goodUntil: hasDate ? goodUntil : null,
    chance,
    rate,
  };
}
