import "server-only";
import { FORMER_MEMBER } from "@/lib/features/checks/model/dto";
import { selectListOf } from "@/lib/server/answer-columns";
import type { Tx } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { type Addition, additionDto } from "../model/dto";

/** Selects additions in the format of API responses. Times are texts, so that a page can read them as JSON. */
const selectAdditions = Prisma.sql`
  SELECT ${selectListOf(additionDto, "shopping_additions", {
    name: Prisma.sql`coalesce(items.supermarket_item_name, items.name, shopping_additions.name)`,
    addedBy: Prisma.sql`coalesce(users.username, ${FORMER_MEMBER})`,
  })}
  FROM shopping_additions
  LEFT JOIN items ON items.id = shopping_additions.item_id
  LEFT JOIN users ON users.id = shopping_additions.added_by_id`;

/** Selects the additions that are on the list of a household, in the order in which they were added. */
export function selectOnList(householdId: number): Prisma.Sql {
  return Prisma.sql`${selectAdditions}
    WHERE shopping_additions.household_id = ${householdId} AND shopping_additions.removed_at IS NULL
    ORDER BY shopping_additions.id`;
}

/** Returns the additions that are on the list of a household, in the order in which they were added. */
export function readOnList(tx: Tx, householdId: number): Promise<Addition[]> {
  return tx.$queryRaw<Addition[]>(selectOnList(householdId));
}

/**
 * Returns an SQL expression for the id of an addition, or of the one that it was merged into.
 * @param row the name of the table or its alias
 */
export function keptIdOf(row: string): Prisma.Sql {
  const columns = Prisma.raw(row);
  return Prisma.sql`
    CASE WHEN ${columns}.removed_at IS NULL THEN ${columns}.id ELSE coalesce(${columns}.merged_into_id, ${columns}.id) END`;
}

/**
 * Returns an addition in the format of API responses, or the one that it was merged into. The caller has checked that
 * it belongs to the household.
 */
export async function readAddition(tx: Tx, id: number): Promise<Addition> {
  const [row] = await tx.$queryRaw<unknown[]>`
    ${selectAdditions} WHERE shopping_additions.id =
      (SELECT ${keptIdOf("shopping_additions")} FROM shopping_additions WHERE id = ${id})`;
  return additionDto.parse(row);
}
