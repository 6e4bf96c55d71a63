-- AlterEnum
ALTER TYPE "journal_kind" ADD VALUE 'put_away';
ALTER TYPE "journal_kind" ADD VALUE 'taken_back';

-- AlterTable
ALTER TABLE "journal_entries" ADD COLUMN     "list_id" INTEGER;

-- CreateIndex
CREATE INDEX "journal_entries_household_id_list_id_idx" ON "journal_entries"("household_id", "list_id");

-- Statements that Prisma's schema cannot express ---------------------------------------------------

-- The entries of lines that still exist. A cleared list has no lines, so the list of their entries is unknown.
UPDATE "journal_entries" SET "list_id" = "shopping_list_items"."list_id"
FROM "shopping_list_items" WHERE "shopping_list_items"."id" = "journal_entries"."line_id";
