-- AlterTable
ALTER TABLE "shopping_list_items" ADD COLUMN     "check_quantity" INTEGER,
ADD COLUMN     "not_available" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "not_available_at" TIMESTAMPTZ(3),
ADD COLUMN     "not_available_by_id" INTEGER,
ADD COLUMN     "quantity_set_at" TIMESTAMPTZ(3),
ADD COLUMN     "quantity_set_by_id" INTEGER,
ADD COLUMN     "removed_at" TIMESTAMPTZ(3),
ADD COLUMN     "removed_by_id" INTEGER;

-- AddForeignKey
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_quantity_set_by_id_fkey" FOREIGN KEY ("quantity_set_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_not_available_by_id_fkey" FOREIGN KEY ("not_available_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_removed_by_id_fkey" FOREIGN KEY ("removed_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Added by hand: Prisma has no check constraints.
ALTER TABLE "shopping_list_items"
  ADD CONSTRAINT "shopping_list_items_check_quantity_check" CHECK ("check_quantity" BETWEEN 1 AND 9999);
