-- CreateTable
CREATE TABLE "shop_moves" (
    "id" SERIAL NOT NULL,
    "household_id" INTEGER NOT NULL,
    "item_id" INTEGER NOT NULL,
    "beside_id" INTEGER NOT NULL,
    "is_after" BOOLEAN NOT NULL,

    CONSTRAINT "shop_moves_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "shop_moves_household_id_beside_id_idx" ON "shop_moves"("household_id", "beside_id");

-- CreateIndex
CREATE UNIQUE INDEX "shop_moves_household_id_item_id_key" ON "shop_moves"("household_id", "item_id");

-- AddForeignKey
ALTER TABLE "shop_moves" ADD CONSTRAINT "shop_moves_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shop_moves" ADD CONSTRAINT "shop_moves_household_id_item_id_fkey" FOREIGN KEY ("household_id", "item_id") REFERENCES "items"("household_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shop_moves" ADD CONSTRAINT "shop_moves_household_id_beside_id_fkey" FOREIGN KEY ("household_id", "beside_id") REFERENCES "items"("household_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Statements that Prisma's schema cannot express ---------------------------------------------------

ALTER TABLE "shop_moves" ADD CONSTRAINT "shop_moves_beside_check" CHECK ("item_id" <> "beside_id");
