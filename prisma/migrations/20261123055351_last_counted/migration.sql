-- AlterTable
ALTER TABLE "items" ADD COLUMN     "last_counted_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "inventory_items" ADD COLUMN     "previous_counted_at" TIMESTAMPTZ(3);

-- What the schema's language cannot say ------------------------------------------------------------

-- The time of the recorded stock of existing items, deleted ones included: their latest count, except in a cancelled
-- check. A running check has already written the stock. Where the counts were purged, a line of a shopping list proves
-- that a completed check has counted the item. A stock without either was imported, or its check was purged. The items
-- that keep null were never counted, or nothing is left of their counts and their stock is 0.
UPDATE "items" SET "last_counted_at" = coalesce(
  (
    SELECT max("entry"."observed_at")
    FROM "inventory_items" AS "entry"
    JOIN "inventory_updates" AS "check" ON "check"."id" = "entry"."update_id"
    WHERE "entry"."item_id" = "items"."id" AND "entry"."basis" = 'counted' AND "check"."status" <> 'cancelled'
  ),
  (
    SELECT max("list"."created_at")
    FROM "shopping_list_items" AS "line"
    JOIN "shopping_lists" AS "list" ON "list"."id" = "line"."list_id"
    WHERE "line"."item_id" = "items"."id"
  ),
  CASE WHEN "current_stock" > 0 OR "partial_amount" > 0 THEN "updated_at" END
);

-- What that time was before each check, so that cancelling a running check restores it: the latest count of an earlier
-- completed check. A household's checks run one after the other, so their ids are in the order of time. Where the
-- counts were purged, it is the latest list that was created before the check.
UPDATE "inventory_items" AS "entry" SET "previous_counted_at" = coalesce(
  "earlier"."counted_at",
  (
    SELECT max("list"."created_at")
    FROM "shopping_list_items" AS "line"
    JOIN "shopping_lists" AS "list" ON "list"."id" = "line"."list_id"
    WHERE "line"."item_id" = "entry"."item_id" AND "list"."created_at" < "earlier"."started_at"
  ),
  CASE WHEN "entry"."previous_stock" > 0 OR "entry"."previous_partial_amount" > 0 THEN "items"."created_at" END
)
FROM "items", (
  SELECT "counted"."id", "check"."started_at", max("counted"."observed_at")
    FILTER (WHERE "counted"."basis" = 'counted' AND "check"."status" = 'completed')
    OVER (
      PARTITION BY "counted"."item_id" ORDER BY "counted"."update_id"
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
    ) AS "counted_at"
  FROM "inventory_items" AS "counted"
  JOIN "inventory_updates" AS "check" ON "check"."id" = "counted"."update_id"
) AS "earlier"
WHERE "items"."id" = "entry"."item_id" AND "earlier"."id" = "entry"."id";
