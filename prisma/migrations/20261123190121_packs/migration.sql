-- AlterTable
ALTER TABLE "items" ADD COLUMN     "pack_size" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "shopping_list_items" ADD COLUMN     "missing" INTEGER,
ADD COLUMN     "pack_size" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "shopping_additions" ADD COLUMN     "pack_size" INTEGER NOT NULL DEFAULT 1;

-- Added by hand: Prisma has no check constraints.
ALTER TABLE "items"
  ADD CONSTRAINT "items_pack_size_check" CHECK ("pack_size" BETWEEN 1 AND 999);

ALTER TABLE "shopping_list_items"
  ADD CONSTRAINT "shopping_list_items_pack_size_check" CHECK ("pack_size" BETWEEN 1 AND 999),
  ADD CONSTRAINT "shopping_list_items_missing_check" CHECK ("missing" BETWEEN 1 AND 9999);

ALTER TABLE "shopping_additions"
  ADD CONSTRAINT "shopping_additions_pack_size_check" CHECK ("pack_size" BETWEEN 1 AND 999);
