-- AlterTable
ALTER TABLE "items" ADD COLUMN     "reorder_point" DOUBLE PRECISION;

-- Statements that Prisma's schema cannot express ---------------------------------------------------

ALTER TABLE "items"
  ADD CONSTRAINT "items_reorder_point_check" CHECK ("reorder_point" BETWEEN 0.01 AND 9999);
