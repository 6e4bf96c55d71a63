-- AlterTable
ALTER TABLE "locations" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "deleted_by_id" INTEGER;

-- AlterTable
ALTER TABLE "items" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "deleted_by_id" INTEGER,
ADD COLUMN     "deleted_with_location" BOOLEAN NOT NULL DEFAULT false;

-- AddForeignKey
ALTER TABLE "locations" ADD CONSTRAINT "locations_deleted_by_id_fkey" FOREIGN KEY ("deleted_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "items" ADD CONSTRAINT "items_deleted_by_id_fkey" FOREIGN KEY ("deleted_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the schema's language cannot say ------------------------------------------------------------

-- Rows that were deleted before this migration can be restored too, without their photos. The time of their deletion
-- is unknown. It is at most the time of their last change, which a completed check can have moved. The deletion of a
-- location changed its items immediately after it, in the same transaction.
UPDATE "locations" SET "deleted_at" = "updated_at" WHERE "is_deleted";

UPDATE "items" SET "deleted_at" = "updated_at" WHERE "is_deleted";

UPDATE "items" SET "deleted_at" = "locations"."deleted_at", "deleted_with_location" = true
FROM "locations"
WHERE "items"."is_deleted" AND "locations"."is_deleted"
  AND "locations"."household_id" = "items"."household_id" AND "locations"."id" = "items"."location_id"
  AND "items"."updated_at" >= "locations"."updated_at";

-- GET /api/recently-deleted reads the latest deletions of a household.
CREATE INDEX "locations_deleted_idx" ON "locations"("household_id", "deleted_at") WHERE "is_deleted";
CREATE INDEX "items_deleted_idx" ON "items"("household_id", "deleted_at") WHERE "is_deleted";
