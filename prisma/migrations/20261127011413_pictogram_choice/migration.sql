-- AlterTable
ALTER TABLE "locations" ADD COLUMN     "pictogram" TEXT;

-- AlterTable
ALTER TABLE "items" ADD COLUMN     "pictogram" TEXT;

-- Statements that Prisma's schema cannot express ---------------------------------------------------

ALTER TABLE "locations"
  ADD CONSTRAINT "locations_pictogram_check" CHECK ("pictogram" ~ '^[a-z0-9-]{1,60}$');

ALTER TABLE "items"
  ADD CONSTRAINT "items_pictogram_check" CHECK ("pictogram" ~ '^[a-z0-9-]{1,60}$');

-- The oldest migration whose code still works with the schema after this one (CONTRIBUTING.md, "Changing the schema").
INSERT INTO "schema_compatibility" ("migration", "compatible_since")
VALUES ('20261127011413_pictogram_choice', '20261125191500_lists_not_ready');
