-- AlterTable
ALTER TABLE "shopping_lists" ADD COLUMN     "cleared_at" TIMESTAMPTZ(3),
ADD COLUMN     "cleared_by_id" INTEGER;

-- AddForeignKey
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_cleared_by_id_fkey" FOREIGN KEY ("cleared_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
