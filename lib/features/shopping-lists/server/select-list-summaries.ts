import "server-only";
import { FORMER_MEMBER } from "@/lib/features/checks/model/dto";
import { selectListOf } from "@/lib/server/answer-columns";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { shoppingListSummaryDto } from "../model/dto";
import { FIRST_NAMES } from "../model/rules";

const computed = {
  clearedBy: Prisma.sql`CASE WHEN list.cleared_at IS NOT NULL THEN coalesce(users.username, ${FORMER_MEMBER}) END`,
  itemCount: Prisma.sql`line.all`,
  purchasedCount: Prisma.sql`line.purchased`,
  firstNames: Prisma.sql`ARRAY(
    SELECT coalesce(items.supermarket_item_name, items.name)
    FROM unnest(line.first_ids) WITH ORDINALITY AS first (id, place)
    JOIN items ON items.id = first.id
    ORDER BY first.place)`,
};

/**
 * Selects the lists of a household with the counts of their lines, newest first. One pass over the lines of a list finds
 * the counts and the first items. A separate search for the first lines by id could scan the lines of other lists.
 */
export const selectListSummaries = (householdId: number) => Prisma.sql`
  SELECT ${selectListOf(shoppingListSummaryDto, "list", computed)}
  FROM shopping_lists AS list
  LEFT JOIN users ON users.id = list.cleared_by_id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS all, count(*) FILTER (WHERE purchased)::int AS purchased,
      (array_agg(item_id ORDER BY id))[1:${Prisma.raw(String(FIRST_NAMES))}] AS first_ids
    FROM shopping_list_items WHERE list_id = list.id AND removed_at IS NULL) AS line
  WHERE list.household_id = ${householdId}
  ORDER BY list.id DESC`;
