import "server-only";
import { WHOLE } from "@/lib/core/amount";
import { FORMER_MEMBER } from "@/lib/features/checks/model/dto";
import { Prisma } from "@/lib/server/generated/prisma/client";

/**
 * Selects the additions that were bought with a list, in the order in which they were added. An addition was bought
 * with the list that was the latest one at its last tick, unless that tick was taken back since. Entries of releases
 * that stored no list belong to no list.
 */
export const selectBought = (householdId: number, listId: number) => Prisma.sql`
  SELECT entry.addition_id AS id, entry.item_id AS "itemId",
    coalesce(items.supermarket_item_name, items.name, entry.name) AS name,
    coalesce(addition.quantity, entry.quantity / ${WHOLE}::int) AS quantity,
    coalesce(addition.pack_size, 1) AS "packSize",
    CASE WHEN NOT entry.by_link THEN coalesce(users.username, ${FORMER_MEMBER}) END AS "boughtBy"
  FROM journal_entries AS entry
  LEFT JOIN shopping_additions AS addition ON addition.id = entry.addition_id
    AND addition.household_id = ${householdId} AND addition.purchased
  LEFT JOIN items ON items.id = entry.item_id AND items.household_id = ${householdId}
  LEFT JOIN users ON users.id = entry.user_id
  WHERE entry.household_id = ${householdId} AND entry.list_id = ${listId} AND entry.addition_id IS NOT NULL
    AND entry.kind = 'bought' AND NOT EXISTS (
      SELECT FROM journal_entries AS later
      WHERE later.household_id = ${householdId} AND later.addition_id = entry.addition_id AND later.id > entry.id
        AND later.kind IN ('bought', 'reversed'))
  ORDER BY entry.addition_id`;
