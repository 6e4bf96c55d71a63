import { z } from "zod";
import type { StoredRow } from "@/lib/core/stored-row";
import { FORMER_MEMBER } from "@/lib/features/checks/model/dto";
import { itemDto, type ItemRow, toItem } from "@/lib/features/items/model/dto";
import { units } from "@/lib/features/items/model/units";

const amount = z.int().nonnegative();

/**
 * The figures of a rationale at the time of writing. Amounts are in 300ths of a unit
 * (`formatAmount` formats them); `date` is a UTC date.
 */
export const keptFactsDto = z.object({
  unit: z.enum(units),
  stock: amount,
  wanted: amount.nullable(),
  checks: z.int(),
  counts: z.array(z.object({ date: z.string(), amount })),
  /** The assumed entries; absent on lists that were created before assumed entries existed. */
  assumed: z.array(z.object({ date: z.string(), amount })).optional(),
  isAssumed: z.boolean().optional(),
  timesOut: z.int(),
  previous: amount.nullable(),
  trend: z.enum(["down", "same", "up"]).nullable(),
  /** What was put away since the check before; absent on lists that were made before the field existed. */
  bought: amount.optional(),
});

export type KeptFacts = z.output<typeof keptFactsDto>;

/** One line of a shopping list, with its item. */
export const lineDto = z.object({
  id: z.number(),
  listId: z.number(),
  itemId: z.number(),
  /** In packs of `packSize` units. */
  quantity: z.number(),
  /** How many units a pack had when the line was made: later changes of the item do not change the line. */
  packSize: z.number(),
  /** The whole units that the check has found missing; null for lines of earlier releases. */
  missing: z.number().nullable(),
  purchased: z.boolean(),
  /** Whether a link shopper ticked the line. Lists that a device has stored before the field existed have no value. */
  tickedByLink: z.boolean().optional(),
  aiRationale: z.string().nullable(),
  /**
   * The source of the rationale; null while there is none, and for old lists without a recorded
   * source.
   */
  rationaleSource: z.enum(["claude", "template"]).nullable(),
  facts: keptFactsDto.nullable(),
  /** The quantity that the check has computed; null unless a person has set another one. */
  checkQuantity: z.number().nullable(),
  /** When and by whom the quantity was last set; null unless a person has set it. */
  quantitySetAt: z.string().nullable(),
  quantitySetBy: z.string().nullable(),
  /** Whether somebody did not find the item in the shop. */
  notAvailable: z.boolean(),
  /** When and by whom `notAvailable` was last changed. */
  notAvailableAt: z.string().nullable(),
  notAvailableBy: z.string().nullable(),
  item: itemDto,
});

export type Line = z.output<typeof lineDto>;

/** The fields of a list without its lines. */
export const listHeadDto = z.object({
  id: z.number(),
  householdId: z.number(),
  updateId: z.number().nullable(),
  createdAt: z.string(),
  emailedTo: z.string().nullable(),
  emailedAt: z.string().nullable(),
  /** When the list was cleared; null for a list that was never cleared. */
  clearedAt: z.string().nullable(),
  /** Username of the person who cleared the list. */
  clearedBy: z.string().nullable(),
  status: z.enum(["generating", "ready", "error"]),
});

/** A shopping list with its lines. */
export const shoppingListDto = listHeadDto.extend({
  items: z.array(lineDto),
  /** The number of lines that were removed from the list one by one. */
  removedCount: z.number(),
});

/** A shopping list in an overview: the number of lines, and how many of them are purchased. */
export const shoppingListSummaryDto = listHeadDto.extend({
  itemCount: z.number(),
  purchasedCount: z.number(),
  /** The names of the first lines. Lists that a device has stored before the field existed have no value. */
  firstNames: z.array(z.string()).optional(),
});

export type ShoppingList = z.output<typeof shoppingListDto>;
export type ShoppingListSummary = z.output<typeof shoppingListSummaryDto>;

/** The response to completing a check. */
export const completedDto = z.object({ message: z.string(), shoppingListId: z.number() });

/** The response to removing a line. */
export const removedDto = z.object({ id: z.number(), listId: z.number() });

/** The response to clearing a list. */
export const clearedDto = z.object({ items: z.array(lineDto) });

interface HeadRow extends Omit<StoredRow<z.output<typeof listHeadDto>>, "clearedBy"> {
  clearedBy: { username: string } | null;
}

type Username = { username: string } | null;

type LineRow = Omit<StoredRow<Line>, "item" | "facts" | "quantitySetBy" | "notAvailableBy"> & {
  item: ItemRow;
  facts: unknown;
  quantitySetBy: Username;
  notAvailableBy: Username;
};

/** Returns the response object for a database row. */
export function toLine(row: LineRow): Line {
  const { quantitySetAt, notAvailableAt } = row;
  return {
    ...row,
    facts: keptFactsDto.safeParse(row.facts).data ?? null,
    quantitySetAt: quantitySetAt?.toISOString() ?? null,
    // The previous release can tick a line without setting `notAvailable` to false.
    notAvailable: row.notAvailable && !row.purchased,
    quantitySetBy: quantitySetAt && (row.quantitySetBy?.username ?? FORMER_MEMBER),
    notAvailableAt: notAvailableAt?.toISOString() ?? null,
    notAvailableBy: notAvailableAt && (row.notAvailableBy?.username ?? FORMER_MEMBER),
    item: toItem(row.item),
  };
}

function toHead(row: HeadRow) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    emailedAt: row.emailedAt?.toISOString() ?? null,
    clearedAt: row.clearedAt?.toISOString() ?? null,
    clearedBy: row.clearedAt && (row.clearedBy?.username ?? FORMER_MEMBER),
  };
}

/** Returns the response object for a list with its lines. */
export function toShoppingList(
  row: HeadRow & { items: (LineRow & { removedAt: Date | null })[] },
): ShoppingList {
  const items = row.items.filter(({ removedAt }) => removedAt === null);
  return {
    ...toHead(row),
    items: items.map(toLine),
    removedCount: row.items.length - items.length,
  };
}
