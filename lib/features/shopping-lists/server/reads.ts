import "server-only";
import { notFound } from "@/lib/core/errors";
import { itemColumns } from "@/lib/features/items/server/reads";
import type { BoughtAddition } from "@/lib/features/shopping-additions/model/dto";
import { selectBought } from "@/lib/features/shopping-additions/server/select-bought";
import { read } from "@/lib/policy/operation";
import { columnsOf } from "@/lib/server/answer-columns";
import { db, runStatement } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import {
  lineDto,
  listHeadDto,
  type ShoppingList,
  type ShoppingListSummary,
  toShoppingList,
} from "../model/dto";
import { selectListSummaries } from "./select-list-summaries";

const headColumns = {
  ...columnsOf(listHeadDto.omit({ clearedBy: true }), Prisma.ShoppingListScalarFieldEnum),
  clearedBy: { select: { username: true } },
} as const;

/** Selected columns of a line. */
export const lineColumns = {
  ...columnsOf(
    lineDto.omit({ item: true, quantitySetBy: true, notAvailableBy: true }),
    Prisma.ShoppingListItemScalarFieldEnum,
  ),
  quantitySetBy: { select: { username: true } },
  notAvailableBy: { select: { username: true } },
  item: { select: itemColumns },
};

const listColumns = {
  ...headColumns,
  items: { orderBy: { id: "asc" }, select: { ...lineColumns, removedAt: true } },
} as const;

/** Returns the household's newest shopping list, or null. */
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
 * Returns one shopping list of the household.
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

/**
 * Returns the additions that were bought with a list. A cleared list has none, like lines.
 * @throws {AppError} `not_found`
 */
export const listBoughtAdditions = read(
  "household:view",
  async ({ householdId }, id: number): Promise<BoughtAddition[]> => {
    const list = await db.shoppingList.findFirst({
      where: { id, householdId },
      select: { clearedAt: true },
    });
    if (!list) throw notFound("Shopping list");
    if (list.clearedAt) return [];
    return runStatement<BoughtAddition>("bought-additions", selectBought(householdId, id));
  },
);

/** Returns the household's shopping lists, newest first. */
export const listShoppingLists = read(
  "household:view",
  async ({ householdId }): Promise<ShoppingListSummary[]> =>
    runStatement<ShoppingListSummary>("list-summaries", selectListSummaries(householdId)),
);
