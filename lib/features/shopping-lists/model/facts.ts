import { desiredAmount, stockAmount } from "@/lib/core/amount";
import { toBuy } from "@/lib/features/items/model/rules";
import type { Unit } from "@/lib/features/items/model/units";

/** The number of completed checks that a rationale may use, including the list's own. */
export const CHECKS_LOOKED_AT = 6;

/**
 * All facts that a rationale may state. Amounts are in 300ths of a unit, so that none of them is
 * ever rounded. The facts contain no text from people, against prompt injection.
 */
export interface LineFacts {
  lineId: number;
  unit: Unit;
  /** The stock when the list was created. */
  stock: number;
  /**
   * The desired stock; null if the item has changed, so that it no longer explains the quantity.
   */
  wanted: number | null;
  /** Packs to buy. */
  quantity: number;
  /** How many units a pack has. */
  packSize: number;
  /** The whole units that are missing. The packs to buy contain at least as many units. */
  missing: number;
  /** The number of completed checks that were examined. */
  checks: number;
  /** The counts of the item in the examined checks, newest first. `date` is a UTC date. */
  counts: { date: string; amount: number }[];
  /** The number of counts in which the item was out of stock. */
  timesOut: number;
  /** The latest count before the list's own check; null when there is none. */
  previous: number | null;
  /** The assumed entries of the item, newest first, in the shape of `counts`. */
  assumed: { date: string; amount: number }[];
  /** Whether the entry of the list's own check is an assumed entry. */
  isAssumed: boolean;
  /** The change of the stock since `previous`; null also for an assumed stock. */
  trend: "down" | "same" | "up" | null;
  /** What was bought and put away since the check before; 0 also if no check before has an entry of the item. */
  bought: number;
}

interface SourceStock {
  currentStock: number;
  partialAmount: number;
}

interface SourceLine {
  id: number;
  quantity: number;
  packSize: number;
  /** Null for lines of earlier releases, which were bought by the unit. */
  missing: number | null;
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

/**
 * A shopping list from the database, with the completed checks from which the rationales of its lines (the reasons why
 * they are bought) may take figures, newest first.
 */
export interface FactSources {
  createdAt: Date;
  updateId: number | null;
  lines: SourceLine[];
  checks: SourceCheck[];
  /** What was put away with the previous list, by the id of the item, in 300ths of a unit. */
  bought: ReadonlyMap<number, number>;
}

interface ItemCount {
  isOwn: boolean;
  isAssumed: boolean;
  date: string;
  amount: number;
  stock: SourceStock;
}

/** Returns the facts of every line of a list. */
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
  const { item, quantity, packSize } = line;
  const missing = line.missing ?? quantity;
  const own = entries.find(({ isOwn }) => isOwn);
  const isAssumed = own?.isAssumed ?? false;
  const counts = entries.filter((entry) => !entry.isAssumed);
  // The list was created from the stock that the item had at the creation of the list. If the item has changed
  // since then, the count of the list's own check is the best source.
  const source = own && item.updatedAt > sources.createdAt ? own.stock : item;
  const stock = stockAmount(source.currentStock, source.partialAmount);
  const explains = toBuy({ ...source, desiredStock: item.desiredStock }).missing === missing;
  const previous = counts.find(({ isOwn }) => !isOwn)?.amount ?? null;
  return {
    lineId: line.id,
    unit: item.unit,
    stock,
    wanted: explains ? desiredAmount(item.desiredStock) : null,
    quantity,
    packSize,
    missing,
    checks: sources.checks.length,
    counts: counts.map(({ date, amount }) => ({ date, amount })),
    assumed: entries
      .filter((entry) => entry.isAssumed)
      .map(({ date, amount }) => ({ date, amount })),
    isAssumed,
    timesOut: counts.filter(({ amount }) => amount === 0).length,
    previous,
    trend: previous === null || isAssumed ? null : compare(stock, previous),
    bought: entries.some(({ isOwn }) => !isOwn) ? (sources.bought.get(item.id) ?? 0) : 0,
  };
}

function compare(stock: number, previous: number): "down" | "same" | "up" {
  if (stock === previous) return "same";
  return stock < previous ? "down" : "up";
}
