-- CreateTable
CREATE TABLE "schema_compatibility" (
    "migration" TEXT NOT NULL,
    "compatible_since" TEXT NOT NULL,

    CONSTRAINT "schema_compatibility_pkey" PRIMARY KEY ("migration")
);

-- The oldest migration whose code still works with the schema after this one (CONTRIBUTING.md, "Changing the schema").
INSERT INTO "schema_compatibility" ("migration", "compatible_since")
VALUES ('20261125205200_schema_compatibility', '20261125191500_lists_not_ready');
