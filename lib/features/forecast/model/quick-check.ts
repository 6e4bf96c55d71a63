import { days } from "@/lib/core/clock";
import type { Item } from "@/lib/features/items/model/dto";
import type { ItemForecast } from "./dto";

/** An item is asked for if a count would change its line on the list with more than this probability. */
const ASKED_FROM_CHANCE = 0.15;

/** An item whose last count is more than this number of days ago is asked for. */
const MOST_DAYS = 42;

/** The share of the other items that is asked for at random: without samples, wrong recorded stocks stay undetected. */
const AUDITED_SHARE = 0.05;

/** A quick check is offered if it skips at least this share of the items. */
const LEAST_SHARE = 0.1;

/** The mean taps of an item that is counted on its screen, with medium use in the simulation of `npm run taps`. */
const TAPS_PER_ITEM = 1.87;

/** The taps saved by leaving out an item. Most items left out would need one tap: the amount of last time. */
const TAPS_OF_SAME = 1;

/** Which items a quick check asks for, how many taps it takes, and how many lines of the list it may get wrong. */
export interface QuickCheck {
  asked: readonly Item[];
  /** The items whose recorded stock is assumed. */
  assumed: readonly Item[];
  /** The expected taps of the quick check, and of a check of all items. */
  taps: { quick: number; all: number };
  /** The expected number of lines of the list that a check of all items would change. */
  wrongLines: number;
}

interface QuickCheckSource {
  items: readonly Item[];
  forecasts: readonly ItemForecast[];
  moment: Date;
  /** Returns a random number from 0 to below 1. */
  draw?: () => number;
}

/**
 * Returns the quick check of a household: it asks for items whose count could change the list, for those that were not
 * counted for six weeks or fewer than three times, and for a few others at random.
 */
export function planQuickCheck({
  items,
  forecasts,
  moment,
  draw = Math.random,
}: QuickCheckSource): QuickCheck {
  const forecastOf = new Map(forecasts.map((forecast) => [forecast.itemId, forecast]));
  const isAsked = (item: Item) => {
    const forecast = forecastOf.get(item.id);
    if (!forecast || forecast.countsMissing > 0 || item.lastCountedAt === null) return true;
    const isOld = moment.getTime() - Date.parse(item.lastCountedAt) > days(MOST_DAYS);
    // A forecast that a device has stored before the field existed has no probability: the comparison is false.
    const isSafe = forecast.lineChance <= ASKED_FROM_CHANCE;
    return isOld || !isSafe || draw() < AUDITED_SHARE;
  };
  const asked = items.filter(isAsked);
  const assumed = items.filter((item) => !asked.includes(item));
  const taps = Math.round(items.length * TAPS_PER_ITEM);
  return {
    asked,
    assumed,
    taps: { quick: taps - assumed.length * TAPS_OF_SAME, all: taps },
    wrongLines: assumed.reduce((sum, { id }) => sum + (forecastOf.get(id)?.lineChance ?? 0), 0),
  };
}

/** Returns whether a quick check saves enough to be offered. */
export function isWorthwhile({ asked, assumed }: QuickCheck): boolean {
  return assumed.length >= (asked.length + assumed.length) * LEAST_SHARE && assumed.length > 0;
}
