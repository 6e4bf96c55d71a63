import type { Page } from "@playwright/test";
import { z } from "zod";
import type { Forecast, ItemForecast } from "@/lib/features/forecast/model/dto";
import { itemDto } from "@/lib/features/items/model/dto";

const DAY_MS = 24 * 60 * 60 * 1_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

interface Forecasted {
  /** In GET /api/items. */
  index: number;
  /** In units. */
  stock: number;
  isCounted: boolean;
  desiredStock: number;
}

/** Returns the fields to change in the forecast of an item. */
type Change = (item: Forecasted) => Partial<ItemForecast>;

/**
 * Replaces the answer of /api/forecast by a forecast of all items, each with another chance. The households of the
 * screenshots have too few counts for a real forecast.
 */
export const forecasting =
  (change: Change) =>
  async (page: Page): Promise<void> => {
    await page.route("**/api/forecast", async (route) => {
      const answer = await page.request.get("/api/items");
      const items = z.array(itemDto).parse(await answer.json());
      const forecast: Forecast = {
        computedAt: inDays(0),
        shoppingAt: inDays(9),
        accuracy: { expected: 20, found: 18 },
        items: items.map(({ id, desiredStock, ...item }, index) => ({
          itemId: id,
          word: "weeks",
          goodUntil: null,
          chance: 1 / (index + 2),
          usePerDay: desiredStock / 28,
          countsMissing: 0,
          lineChance: index % 3 === 0 ? 0.5 : 0.02,
          ...change({
            index,
            stock: item.currentStock + item.partialAmount,
            isCounted: item.lastCountedAt !== null,
            desiredStock,
          }),
        })),
      };
      await route.fulfill({ json: forecast });
    });
  };

/** All items may run out before the next shopping. */
export const allSoon: Change = () => ({ word: "soon" });

/** All items are good for two weeks at least. */
export const allGood: Change = () => ({ goodUntil: inDays(14) });

/** All items need two more checks. */
export const allUnknown: Change = () => ({ word: null, countsMissing: 2 });

/** Things of which people keep some may run out before the next shopping: each of them lasts ten to twelve days. */
export const someSoon: Change = ({ index, stock, isCounted, desiredStock }) => {
  if (!isCounted) return { word: null, countsMissing: 2 };
  return desiredStock >= 3 && stock > 0
    ? { word: "soon", usePerDay: stock / (10 + index / 100) }
    : {};
};
