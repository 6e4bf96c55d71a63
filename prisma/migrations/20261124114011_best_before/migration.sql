-- AlterTable
ALTER TABLE "items" ADD COLUMN     "best_before" DATE;

-- Statements that Prisma's schema cannot express ---------------------------------------------------

ALTER TABLE "items"
  ADD CONSTRAINT "items_best_before_check" CHECK ("best_before" BETWEEN '2000-01-01' AND '2100-12-31');
