import { desiredAmount, stockAmount } from "@/lib/core/amount";
import { quantityToBuy } from "@/lib/features/items/model/rules";
import type { Unit } from "@/lib/features/items/model/schema";

/** How many completed checks a rationale looks back on, the list's own included. */
export const CHECKS_LOOKED_AT = 6;

/**
 * All that a rationale may speak of. Amounts are in three-hundredths,
 * so that none of them is ever rounded. Nothing that a person typed is part of it.
 */
export interface LineFacts {
  lineId: number;
  unit: Unit;
  /** What was there when the list was made. */
  stock: number;
  /** What is wanted; null when the item has changed so that it no longer explains the quantity. */
  wanted: number | null;
  /** Whole units to buy. */
  quantity: number;
  /** How many completed checks were looked at. */
  checks: number;
  /** What those that counted the item found, newest first. `date` is a day in UTC. */
  counts: { date: string; amount: number }[];
  /** In how many of them the item was out of stock. */
  timesOut: number;
  /** What the check before the list's own found; null when none counted the item. */
  previous: number | null;
  /** Checks that took the item's recorded stock without a count, newest first, as `counts`. */
  assumed: { date: string; amount: number }[];
  /** The list's own check is one of them: nobody counted the stock that this line was made from. */
  isAssumed: boolean;
  /** How the stock compares with `previous`; null also for stock that nobody counted. */
  trend: "down" | "same" | "up" | null;
}

interface SourceStock {
  currentStock: number;
  partialAmount: number;
}

interface SourceLine {
  id: number;
  quantity: number;
  item: SourceStock & {
    id: number;
    unit: Unit;
    desiredStock: number;
    updatedAt: Date;
  };
}

interface SourceCheck {
  id: number;
  completedAt: Date | null;
  counts: {
    itemId: number;
    newStock: number;
    partialAmount: number;
    basis: "counted" | "assumed";
  }[];
}

/** A list as the database holds it, with the completed checks to look back on, newest first. */
export interface FactSources {
  createdAt: Date;
  updateId: number | null;
  lines: SourceLine[];
  checks: SourceCheck[];
}

interface ItemCount {
  isOwn: boolean;
  isAssumed: boolean;
  date: string;
  amount: number;
  stock: SourceStock;
}

/** The facts of every line of a list. */
export function gatherFacts(sources: FactSources): LineFacts[] {
  const counts = countsByItem(sources);
  return sources.lines.map((line) => lineFacts(line, sources, counts.get(line.item.id) ?? []));
}

function countsByItem({ checks, updateId }: FactSources): Map<number, ItemCount[]> {
  const byItem = new Map<number, ItemCount[]>();
  for (const check of checks) {
    const date = check.completedAt?.toISOString().slice(0, "YYYY-MM-DD".length) ?? "";
    for (const { itemId, newStock: currentStock, partialAmount, basis } of check.counts) {
      const known = byItem.get(itemId) ?? [];
      known.push({
        isOwn: check.id === updateId,
        isAssumed: basis === "assumed",
        date,
        amount: stockAmount(currentStock, partialAmount),
        stock: { currentStock, partialAmount },
      });
      byItem.set(itemId, known);
    }
  }
  return byItem;
}

function lineFacts(line: SourceLine, sources: FactSources, entries: ItemCount[]): LineFacts {
  const { item, quantity } = line;
  const own = entries.find(({ isOwn }) => isOwn);
  const isAssumed = own?.isAssumed ?? false;
  const counts = entries.filter((entry) => !entry.isAssumed);
  // The list was made from the item as it stood then. An item that has been touched since no longer
  // tells; what the check counted comes nearest.
  const source = own && item.updatedAt > sources.createdAt ? own.stock : item;
  const stock = stockAmount(source.currentStock, source.partialAmount);
  const explains = quantityToBuy({ ...source, desiredStock: item.desiredStock }) === quantity;
  const previous = counts.find(({ isOwn }) => !isOwn)?.amount ?? null;
  return {
    lineId: line.id,
    unit: item.unit,
    stock,
    wanted: explains ? desiredAmount(item.desiredStock) : null,
    quantity,
    checks: sources.checks.length,
    counts: counts.map(({ date, amount }) => ({ date, amount })),
    assumed: entries
      .filter((entry) => entry.isAssumed)
      .map(({ date, amount }) => ({ date, amount })),
    isAssumed,
    timesOut: counts.filter(({ amount }) => amount === 0).length,
    previous,
    trend: previous === null || isAssumed ? null : compare(stock, previous),
  };
}

function compare(stock: number, previous: number): "down" | "same" | "up" {
  if (stock === previous) return "same";
  return stock < previous ? "down" : "up";
}
