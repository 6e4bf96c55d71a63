-- AlterTable
ALTER TABLE "journal_entries" ADD COLUMN     "addition_id" INTEGER,
ADD COLUMN     "name" TEXT,
ALTER COLUMN "item_id" DROP NOT NULL,
ALTER COLUMN "line_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "shopping_additions" (
    "id" SERIAL NOT NULL,
    "household_id" INTEGER NOT NULL,
    "item_id" INTEGER,
    "name" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL DEFAULT 1,
    "purchased" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "added_by_id" INTEGER,
    "removed_at" TIMESTAMPTZ(3),
    "line_id" INTEGER,

    CONSTRAINT "shopping_additions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "shopping_additions_household_id_removed_at_idx" ON "shopping_additions"("household_id", "removed_at");

-- CreateIndex
CREATE INDEX "shopping_additions_item_id_idx" ON "shopping_additions"("item_id");

-- CreateIndex
CREATE INDEX "shopping_additions_added_by_id_idx" ON "shopping_additions"("added_by_id");

-- AddForeignKey
ALTER TABLE "shopping_additions" ADD CONSTRAINT "shopping_additions_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shopping_additions" ADD CONSTRAINT "shopping_additions_household_id_item_id_fkey" FOREIGN KEY ("household_id", "item_id") REFERENCES "items"("household_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shopping_additions" ADD CONSTRAINT "shopping_additions_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Statements that Prisma's schema cannot express ---------------------------------------------------

ALTER TABLE "shopping_additions"
  ADD CONSTRAINT "shopping_additions_name_check" CHECK (char_length("name") BETWEEN 1 AND 100),
  ADD CONSTRAINT "shopping_additions_quantity_check" CHECK ("quantity" BETWEEN 1 AND 9999),
  ADD CONSTRAINT "shopping_additions_line_check" CHECK ("line_id" IS NULL OR "removed_at" IS NOT NULL);

-- No entry is about both a line and an addition. Entries about something that is no item have its name.
ALTER TABLE "journal_entries"
  ADD CONSTRAINT "journal_entries_subject_check" CHECK ("line_id" IS NULL OR "addition_id" IS NULL),
  ADD CONSTRAINT "journal_entries_name_check" CHECK (("item_id" IS NULL) = ("name" IS NOT NULL));
