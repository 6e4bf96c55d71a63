import { z } from "zod";

/** The stored forecast of one item. */
const itemForecastDto = z.object({
  itemId: z.number(),
  /** When the item is likely used up; null while too little is known. */
  word: z.enum(["soon", "weeks", "months"]).nullable(),
  /**
   * A moment in ISO 8601 on the last day at whose end the item is still there in 9 of 10 cases. Null while too little is
   * known, if that day has passed, and beyond eight weeks.
   */
  goodUntil: z.string().nullable(),
  /** The probability, from 0 to 1, that the item is used up before the next likely shopping day. */
  chance: z.number(),
  /** The mean use in units a day. */
  usePerDay: z.number(),
  /** How many more counts are needed before anything is shown. 0 when only the time between the counts is too short. */
  countsMissing: z.number(),
  /** The probability, from 0 to 1, that a count would change the quantity on the next list. */
  lineChance: z.number(),
});

export type ItemForecast = z.output<typeof itemForecastDto>;

/** The stored forecast of a household. */
export const forecastDto = z.object({
  /** When the forecast was computed, in ISO 8601; null before the first time. */
  computedAt: z.string().nullable(),
  /** The next likely shopping day, a moment in ISO 8601; null before the first time. */
  shoppingAt: z.string().nullable(),
  /** Items that were counted at least once. */
  items: z.array(itemForecastDto),
  /**
   * Past forecasts that can be checked by a later count: of `expected` items that should still have been there in 9 of 10
   * cases, `found` were.
   */
  accuracy: z.object({ expected: z.number(), found: z.number() }),
});

export type Forecast = z.output<typeof forecastDto>;
