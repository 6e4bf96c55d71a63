-- AlterTable
ALTER TABLE "shopping_list_items" ADD COLUMN     "ticked_by_link" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "shopping_additions" ADD COLUMN     "ticked_by_link" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "journal_entries" ADD COLUMN     "by_link" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "shopping_links" (
    "id" SERIAL NOT NULL,
    "household_id" INTEGER NOT NULL,
    "list_id" INTEGER NOT NULL,
    "created_by_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shopping_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "shopping_links_token_key" ON "shopping_links"("token");

-- CreateIndex
CREATE INDEX "shopping_links_household_id_list_id_idx" ON "shopping_links"("household_id", "list_id");

-- CreateIndex
CREATE INDEX "shopping_links_created_by_id_idx" ON "shopping_links"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "shopping_links_list_id_created_by_id_key" ON "shopping_links"("list_id", "created_by_id");

-- AddForeignKey
ALTER TABLE "shopping_links" ADD CONSTRAINT "shopping_links_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shopping_links" ADD CONSTRAINT "shopping_links_household_id_list_id_fkey" FOREIGN KEY ("household_id", "list_id") REFERENCES "shopping_lists"("household_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shopping_links" ADD CONSTRAINT "shopping_links_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
