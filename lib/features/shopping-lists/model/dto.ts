import { z } from "zod";
import type { StoredRow } from "@/lib/core/stored-row";
import { itemDto, type ItemRow, toItem } from "@/lib/features/items/model/dto";
import { units } from "@/lib/features/items/model/schema";

const amount = z.int().nonnegative();

/**
 * The figures that a line's reason was written from, as they were then. Amounts are in three-hundredths
 * of a unit, as everywhere inside (`formatAmount` writes them); `date` is a day in UTC.
 */
export const keptFactsDto = z.object({
  unit: z.enum(units),
  stock: amount,
  wanted: amount.nullable(),
  checks: z.int(),
  counts: z.array(z.object({ date: z.string(), amount })),
  /** What checks took as recorded, without a count; absent on lists from before that was possible. */
  assumed: z.array(z.object({ date: z.string(), amount })).optional(),
  isAssumed: z.boolean().optional(),
  timesOut: z.int(),
  previous: amount.nullable(),
  trend: z.enum(["down", "same", "up"]).nullable(),
});

export type KeptFacts = z.output<typeof keptFactsDto>;

/** One line of a shopping list, with its item. */
export const lineDto = z.object({
  id: z.number(),
  listId: z.number(),
  itemId: z.number(),
  quantity: z.number(),
  purchased: z.boolean(),
  aiRationale: z.string().nullable(),
  /** Who wrote the reason; null while there is none, and of lists from before this was noted. */
  rationaleSource: z.enum(["claude", "template"]).nullable(),
  facts: keptFactsDto.nullable(),
  item: itemDto,
});

export type Line = z.output<typeof lineDto>;

/** What a list has without its lines. */
export const listHeadDto = z.object({
  id: z.number(),
  householdId: z.number(),
  updateId: z.number().nullable(),
  createdAt: z.string(),
  emailedTo: z.string().nullable(),
  emailedAt: z.string().nullable(),
  status: z.enum(["generating", "ready", "error"]),
});

/** A shopping list with its lines. */
export const shoppingListDto = listHeadDto.extend({ items: z.array(lineDto) });

/** A shopping list among others: how many lines, and how many of them are bought. */
export const shoppingListSummaryDto = listHeadDto.extend({
  itemCount: z.number(),
  purchasedCount: z.number(),
});

export type ShoppingList = z.output<typeof shoppingListDto>;
export type ShoppingListSummary = z.output<typeof shoppingListSummaryDto>;

/** The answer to a completed check. */
export const completedDto = z.object({ message: z.string(), shoppingListId: z.number() });

/** The answer to a cleared list. */
export const clearedDto = z.object({ items: z.array(lineDto) });

type HeadRow = StoredRow<z.output<typeof listHeadDto>>;

type LineRow = Omit<Line, "item" | "facts"> & { item: ItemRow; facts: unknown };

/** Returns the answer for a database row. */
export function toLine(row: LineRow): Line {
  const facts = keptFactsDto.safeParse(row.facts).data ?? null;
  return { ...row, facts, item: toItem(row.item) };
}

function toHead(row: HeadRow) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    emailedAt: row.emailedAt?.toISOString() ?? null,
  };
}

/** A list with its lines as the API answers it. */
export function toShoppingList(row: HeadRow & { items: LineRow[] }): ShoppingList {
  return { ...toHead(row), items: row.items.map(toLine) };
}

/** A list among others as the API answers it. */
export function toShoppingListSummary(
  row: HeadRow & { items: { purchased: boolean }[] },
): ShoppingListSummary {
  const { items, ...head } = row;
  return {
    ...toHead(head),
    itemCount: items.length,
    purchasedCount: items.filter((line) => line.purchased).length,
  };
}
