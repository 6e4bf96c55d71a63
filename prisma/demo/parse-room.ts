import { z } from "zod";
import { partials } from "@/lib/core/amount";
import { createItemSchema } from "@/lib/features/items/model/schema";
import { type Unit } from "@/lib/features/items/model/units";

export interface DemoStock {
  currentStock: number;
  partialAmount: number;
}

/** The count of an item in one check. */
export interface DemoCount {
  stock: DemoStock;
  /** Whether the item's line on the shopping list of that check is ticked, if the list has such a line. */
  isBought: boolean;
}

export interface DemoItem {
  name: string;
  unit: Unit;
  desiredStock: number;
  packSize: number;
  reorderPoint: number | null;
  supermarketItemName: string | null;
  /** The count in each check, oldest check first; null for the checks before the item was added. */
  counts: (DemoCount | null)[];
}

export interface DemoRoom {
  name: string;
  items: DemoItem[];
}

const { name, unit, desiredStock, reorderPoint, packSize, supermarketItemName } =
  createItemSchema.shape;
const itemSchema = z.object({
  name,
  unit,
  desiredStock,
  reorderPoint,
  packSize,
  supermarketItemName,
});

/**
 * Parses the table of a room. A line is an item: its name, unit, desired stock, the count of each check, and
 * its supermarket name. The desired stock "12/10" is one of 12 units, which are bought in packs of 10, and
 * "4<3" is one of 4 units, which is bought when there are fewer than 3. A count of "-" is a check before the item was added. A star after a count means that
 * the item's line on that check's shopping list was not ticked.
 * @throws {ZodError} for an item that a person could not have entered.
 */
export function parseRoom(name: string, table: string): DemoRoom {
  return { name, items: table.trim().split("\n").map(parseItem) };
}

function parseItem(line: string): DemoItem {
  const [name, unit, desired = "", counts = "", supermarketItemName] = line
    .split("|")
    .map((cell) => cell.trim());
  const [amounts = "", reorderPoint] = desired.split("<");
  const [desiredStock, packSize = 1] = amounts.split("/").map(Number);
  const item = itemSchema.parse({
    name,
    unit,
    desiredStock,
    reorderPoint: reorderPoint === undefined ? null : Number(reorderPoint),
    packSize,
    supermarketItemName,
  });
  return {
    ...item,
    packSize,
    reorderPoint: item.reorderPoint ?? null,
    supermarketItemName: item.supermarketItemName ?? null,
    counts: counts.split(/\s+/).map(parseCount),
  };
}

function parseCount(text: string): DemoCount | null {
  if (text === "-") return null;
  const [, whole = "", sign = "", star] = /^(\d*)([⅓½⅔]?)(\*?)$/.exec(text) ?? [];
  const partial = partials.find((candidate) => candidate.sign === sign);
  if (!partial || whole + sign === "") throw new Error(`"${text}" is not a count`);
  const stock = { currentStock: Number(whole), partialAmount: partial.value };
  return { stock, isBought: star === "" };
}
