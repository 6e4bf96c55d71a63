import { WHOLE } from "@/lib/core/amount";
import { days } from "@/lib/core/clock";
import { isUncounted, stockStatus, toBuy } from "@/lib/features/items/model/rules";
import type { Unit } from "@/lib/features/items/model/units";
import { gatherFacts } from "@/lib/features/shopping-lists/model/facts";
import {
  rationaleFromTemplate,
  withBought,
} from "@/lib/features/shopping-lists/model/rationale-template";

/** How many days ago the completed checks were, the oldest first. */
export const CHECK_AGES = [58, 48, 39, 29, 20, 9] as const;

/** How many days ago purchases were put away: between the last two checks. */
export const PUT_AWAY_AGE = 15;

/** The columns of an item that counts and reasons depend on. */
export interface StockedItem {
  id: number;
  unit: Unit;
  currentStock: number;
  partialAmount: number;
  desiredStock: number;
  reorderPoint: number | null;
  packSize: number;
  lastCountedAt: Date | null;
}

/** What all checks but the last have counted, as differences to the stock. Null is a count of 0. */
const EARLIER = [
  [2, 1, 0, 2, 1],
  [1, 0, null, 1, 1],
  [0, 2, 1, null, 1],
  [1, 1, 0, 1, 0],
  [0, null, 0, 2, 1],
  [null, 1, 0, 1, 2],
  [2, 0, 1, 0, 1],
] as const;

/**
 * Returns what the completed checks have counted of each item, by its id. The last count is the stock of the item, so
 * that its history ends at that stock. Items that were never counted are absent.
 */
export function pastCounts(items: readonly StockedItem[]) {
  const counted = items.filter((item) => !isNeverCounted(item));
  return new Map(
    counted.map(({ id, currentStock, partialAmount }, index) => {
      const more = [...(EARLIER[index % EARLIER.length] ?? []), 0];
      const basis = index % 9 === 8 ? ("assumed" as const) : ("counted" as const);
      const counts = more.map((difference) => ({
        newStock: difference === null ? 0 : currentStock + difference,
        partialAmount: difference === null ? 0 : partialAmount,
        basis,
      }));
      return [id, counts] as const;
    }),
  );
}

/** Returns how many items the counts of a check find out of stock, low and well stocked. */
export function findingsOf(
  counts: readonly { itemId: number; newStock: number; partialAmount: number }[],
  items: readonly StockedItem[],
) {
  const found = { outOfStock: 0, lowStock: 0, wellStocked: 0 };
  const desired = new Map(items.map(({ id, desiredStock }) => [id, desiredStock]));
  for (const { itemId, newStock: currentStock, partialAmount } of counts) {
    const desiredStock = desired.get(itemId) ?? 0;
    found[stockStatus({ currentStock, partialAmount, desiredStock })] += 1;
  }
  return found;
}

/**
 * Returns the lines of a list that was created after the last check, for the first items that have to be bought. Every
 * third quantity is a wide number.
 */
export function linesToBuy(items: readonly StockedItem[], count: number) {
  const wanted = items.filter((item) => toBuy(item).quantity > 0).slice(0, count);
  const counts = pastCounts(items);
  const facts = gatherFacts({
    createdAt: new Date(),
    updateId: CHECK_AGES.length - 1,
    lines: wanted.map((item) => ({
      id: item.id,
      packSize: item.packSize,
      ...toBuy(item),
      item: { ...item, updatedAt: new Date(0) },
    })),
    checks: CHECK_AGES.map((age, id) => ({
      id,
      completedAt: new Date(Date.now() - days(age)),
      counts: wanted.flatMap((item) => {
        const count = counts.get(item.id)?.[id];
        return count ? [{ itemId: item.id, ...count }] : [];
      }),
    })).toReversed(),
    bought: new Map(wanted.map(({ id }) => [id, WHOLE])),
  });
  return facts.map((own, index) => ({
    itemId: own.lineId,
    quantity: index % 3 === 2 ? 12 : own.quantity,
    aiRationale: withBought(rationaleFromTemplate(own), own),
    facts: { ...own },
  }));
}

function isNeverCounted({ lastCountedAt, ...stock }: StockedItem): boolean {
  return isUncounted({ ...stock, lastCountedAt: lastCountedAt?.toISOString() ?? null });
}
