import { formatAmount, stockAmount } from "@/lib/core/amount";
import type { Item } from "@/lib/features/items/model/dto";
import { describeAmount } from "@/lib/features/items/model/rules";
import type { Purchases } from "@/lib/features/purchases/model/dto";
import { leftToPutAway, type Shopped } from "@/lib/features/purchases/model/left";
import { alreadyOnList, thingOf } from "@/lib/features/shopping-additions/model/suggest-items";
import { rateText } from "@/lib/features/stock/model/rate-text";
import type { Forecast, ItemForecast } from "./dto";

/** The largest number of items that are shown at first. */
export const MOST_SHOWN = 6;

/** An item that may be used up before the next likely shopping day. */
export interface RunningOut {
  item: Item;
  usePerDay: ItemForecast["usePerDay"];
}

/**
 * Returns the items that may be used up before the next shopping, the most likely first. Items that are out are
 * not among them.
 */
export function itemsRunningOut(
  { items: forecasts }: Pick<Forecast, "items">,
  items: readonly Item[],
): RunningOut[] {
  const itemOf = new Map(items.map((item) => [item.id, item]));
  return forecasts
    .filter(({ word }) => word === "soon")
    .toSorted((a, b) => b.chance - a.chance)
    .flatMap(({ itemId, usePerDay }) => {
      const item = itemOf.get(itemId);
      return item && stockOf(item) > 0 ? [{ item, usePerDay }] : [];
    });
}

/** Returns the items without those that the list has to buy, and without those that were bought but not put away. */
export function notOnList(
  running: readonly RunningOut[],
  { list, additions }: Shopped,
  purchases: Purchases,
): RunningOut[] {
  const onList = { lines: list?.items ?? [], additions };
  const bought = new Set(leftToPutAway({ list, additions }, purchases).map(({ itemId }) => itemId));
  return running.filter(
    ({ item }) => !bought.has(item.id) && !alreadyOnList(thingOf(item), onList),
  );
}

/** Returns why an item may run out, in words: "2 cans left, about 1 a week", or in few words "2 left, about 1 a week". */
export function reasonOf({ item, usePerDay }: RunningOut, words: "all" | "few" = "all"): string {
  const stock = stockOf(item);
  const left = words === "few" ? formatAmount(stock) : describeAmount(stock, item.unit);
  return `${left} left, ${useText(usePerDay)}`;
}

const DAYS_OF_WEEK = 7;

/** Returns a use in words, which stay on one line. */
function useText(usePerDay: number): string {
  const rate = rateText(usePerDay * DAYS_OF_WEEK);
  return (rate === null ? "rarely used" : `about ${rate}`).replaceAll(" ", "\u00a0");
}

function stockOf({ currentStock, partialAmount }: Item): number {
  return stockAmount(currentStock, partialAmount);
}
