-- DropIndex
DROP INDEX "shop_moves_household_id_item_id_key";

-- CreateIndex
CREATE INDEX "shop_moves_household_id_item_id_idx" ON "shop_moves"("household_id", "item_id");
