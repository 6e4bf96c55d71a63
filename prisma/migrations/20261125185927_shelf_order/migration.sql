-- AlterTable
ALTER TABLE "items" ADD COLUMN     "shelf_order" SERIAL NOT NULL;

-- Statements that Prisma's schema cannot express ---------------------------------------------------

-- Items have the order in which they were shown before: that of their ids.
UPDATE "items" SET "shelf_order" = "id";
SELECT setval(pg_get_serial_sequence('items', 'shelf_order'), coalesce(max("id"), 1), max("id") IS NOT NULL)
FROM "items";
