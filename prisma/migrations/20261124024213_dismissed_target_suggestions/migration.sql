-- CreateEnum
CREATE TYPE "target_change" AS ENUM ('raise', 'lower');

-- AlterTable
ALTER TABLE "items" ADD COLUMN     "desired_stock_set_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "dismissed_target_suggestions" (
    "id" SERIAL NOT NULL,
    "household_id" INTEGER NOT NULL,
    "item_id" INTEGER NOT NULL,
    "kind" "target_change" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dismissed_target_suggestions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "dismissed_target_suggestions_household_id_item_id_idx" ON "dismissed_target_suggestions"("household_id", "item_id");

-- CreateIndex
CREATE UNIQUE INDEX "dismissed_target_suggestions_item_id_kind_key" ON "dismissed_target_suggestions"("item_id", "kind");

-- AddForeignKey
ALTER TABLE "dismissed_target_suggestions" ADD CONSTRAINT "dismissed_target_suggestions_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dismissed_target_suggestions" ADD CONSTRAINT "dismissed_target_suggestions_household_id_item_id_fkey" FOREIGN KEY ("household_id", "item_id") REFERENCES "items"("household_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Statements that Prisma's schema cannot express ---------------------------------------------------

CREATE OR REPLACE FUNCTION "note_desired_stock_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.desired_stock_set_at := now();
  RETURN NEW;
END $$;

CREATE TRIGGER "items_desired_stock_set_at" BEFORE UPDATE OF "desired_stock" ON "items"
FOR EACH ROW WHEN (OLD.desired_stock IS DISTINCT FROM NEW.desired_stock)
EXECUTE FUNCTION "note_desired_stock_change"();
