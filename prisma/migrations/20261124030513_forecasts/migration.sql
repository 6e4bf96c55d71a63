-- CreateTable
CREATE TABLE "household_forecasts" (
    "household_id" INTEGER NOT NULL,
    "computed_at" TIMESTAMPTZ(3) NOT NULL,
    "shopping_at" TIMESTAMPTZ(3) NOT NULL,
    "last_entry_id" INTEGER NOT NULL,
    "expected" INTEGER NOT NULL,
    "found" INTEGER NOT NULL,

    CONSTRAINT "household_forecasts_pkey" PRIMARY KEY ("household_id")
);

-- CreateTable
CREATE TABLE "item_forecasts" (
    "item_id" INTEGER NOT NULL,
    "household_id" INTEGER NOT NULL,
    "word" TEXT,
    "good_until" TIMESTAMPTZ(3),
    "chance" DOUBLE PRECISION NOT NULL,
    "use_per_day" DOUBLE PRECISION NOT NULL,
    "counts_missing" INTEGER NOT NULL,

    CONSTRAINT "item_forecasts_pkey" PRIMARY KEY ("item_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "item_forecasts_household_id_item_id_key" ON "item_forecasts"("household_id", "item_id");

-- AddForeignKey
ALTER TABLE "household_forecasts" ADD CONSTRAINT "household_forecasts_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "item_forecasts" ADD CONSTRAINT "item_forecasts_household_id_item_id_fkey" FOREIGN KEY ("household_id", "item_id") REFERENCES "items"("household_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "item_forecasts" ADD CONSTRAINT "item_forecasts_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;
