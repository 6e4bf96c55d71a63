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
 * Returns an addition in the format of API responses, or the one that it was merged into. The caller has checked that it
 * belongs to the household.
 */
export async function readAddition(tx: Tx, id: number): Promise<Addition> {
  const [row] = await tx.$queryRaw<unknown[]>`
    ${selectAdditions} WHERE shopping_additions.id =
      (SELECT coalesce(merged_into_id, id) FROM shopping_additions WHERE id = ${id})`;
  return additionDto.parse(row);
}
