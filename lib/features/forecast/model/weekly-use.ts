import type { ItemForecast } from "./dto";

const DAYS_OF_WEEK = 7;

/** Returns the mean use per week in units, rounded to tenths; null while too little is known. */
export function weeklyUseOf({ word, usePerDay }: Pick<ItemForecast, "word" | "usePerDay">) {
  return word === null ? null : Math.round(usePerDay * DAYS_OF_WEEK * 10) / 10;
}
