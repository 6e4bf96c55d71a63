-- AlterTable
ALTER TABLE "shopping_additions" ADD COLUMN     "merged_into_id" INTEGER;
