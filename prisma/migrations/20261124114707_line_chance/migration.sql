-- AlterTable
ALTER TABLE "item_forecasts" ADD COLUMN     "line_chance" DOUBLE PRECISION NOT NULL DEFAULT 1;
