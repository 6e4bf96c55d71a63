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

-- Rows that were deleted before this migration can be restored too, without their photos. Their deletion was their
-- last change. A deleted location and its items changed in one transaction, which takes at most a few seconds.
UPDATE "locations" SET "deleted_at" = "updated_at" WHERE "is_deleted";

UPDATE "items" SET "deleted_at" = "updated_at" WHERE "is_deleted";

UPDATE "items" SET "deleted_at" = "locations"."deleted_at", "deleted_with_location" = true
FROM "locations"
WHERE "items"."is_deleted" AND "locations"."is_deleted"
  AND "locations"."household_id" = "items"."household_id" AND "locations"."id" = "items"."location_id"
  AND "items"."updated_at" BETWEEN "locations"."updated_at" AND "locations"."updated_at" + interval '10 seconds';

-- The list of what can be restored, and the removal of what no longer can, read deleted rows by their age.
CREATE INDEX "locations_deleted_idx" ON "locations"("household_id", "deleted_at") WHERE "is_deleted";
CREATE INDEX "items_deleted_idx" ON "items"("household_id", "deleted_at") WHERE "is_deleted";
