import "server-only";
import { notFound } from "@/lib/core/errors";
import { itemColumns } from "@/lib/features/items/server/reads";
import { read } from "@/lib/policy/operation";
import { db } from "@/lib/server/db";
import {
  type ShoppingList,
  type ShoppingListSummary,
  toShoppingList,
  toShoppingListSummary,
} from "../model/dto";

const headColumns = {
  id: true,
  householdId: true,
  updateId: true,
  createdAt: true,
  emailedTo: true,
  emailedAt: true,
  status: true,
} as const;

/** The columns that a line is answered from. */
export const lineColumns = {
  id: true,
  listId: true,
  itemId: true,
  quantity: true,
  purchased: true,
  aiRationale: true,
  rationaleSource: true,
  facts: true,
  item: { select: itemColumns },
} as const;

const listColumns = {
  ...headColumns,
  items: { orderBy: { id: "asc" }, select: lineColumns },
} as const;

/** The household's newest shopping list, or null. */
export const findLatestShoppingList = read(
  "household:view",
  async (actor): Promise<ShoppingList | null> => {
    const row = await db.shoppingList.findFirst({
      where: { householdId: actor.householdId },
      orderBy: { id: "desc" },
      select: listColumns,
    });
    return row && toShoppingList(row);
  },
);

/**
 * One shopping list of the household.
 * @throws {AppError} `not_found`
 */
export const getShoppingList = read(
  "household:view",
  async (actor, id: number): Promise<ShoppingList> => {
    const row = await db.shoppingList.findFirst({
      where: { id, householdId: actor.householdId },
      select: listColumns,
    });
    if (!row) throw notFound("Shopping list");
    return toShoppingList(row);
  },
);

/** The household's shopping lists, newest first. */
export const listShoppingLists = read(
  "household:view",
  async (actor): Promise<ShoppingListSummary[]> => {
    const rows = await db.shoppingList.findMany({
      where: { householdId: actor.householdId },
      orderBy: { id: "desc" },
      select: { ...headColumns, items: { select: { purchased: true } } },
    });
    return rows.map(toShoppingListSummary);
  },
);
