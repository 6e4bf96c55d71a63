-- CreateEnum
CREATE TYPE "journal_kind" AS ENUM ('bought', 'reversed');

-- CreateTable
CREATE TABLE "journal_entries" (
    "id" SERIAL NOT NULL,
    "household_id" INTEGER NOT NULL,
    "item_id" INTEGER NOT NULL,
    "line_id" INTEGER NOT NULL,
    "kind" "journal_kind" NOT NULL,
    "quantity" INTEGER NOT NULL,
    "observed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" INTEGER,

    CONSTRAINT "journal_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "journal_entries_household_id_id_idx" ON "journal_entries"("household_id", "id");

-- CreateIndex
CREATE INDEX "journal_entries_item_id_idx" ON "journal_entries"("item_id");

-- CreateIndex
CREATE INDEX "journal_entries_user_id_idx" ON "journal_entries"("user_id");

-- AddForeignKey
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_household_id_item_id_fkey" FOREIGN KEY ("household_id", "item_id") REFERENCES "items"("household_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Statements that Prisma's schema cannot express ---------------------------------------------------

-- The ticked lines of earlier releases, without a person and a time: neither was recorded.
INSERT INTO "journal_entries" ("household_id", "item_id", "line_id", "kind", "quantity")
SELECT "household_id", "item_id", "id", 'bought', "quantity" * 300
FROM "shopping_list_items" WHERE "purchased" ORDER BY "id";
