-- CreateEnum
CREATE TYPE "photo_store" AS ENUM ('disk', 'uploadthing');

-- CreateTable
CREATE TABLE "stored_files" (
    "object_key" TEXT NOT NULL,
    "household_id" INTEGER,
    "bucket" TEXT NOT NULL,
    "store" "photo_store" NOT NULL,
    "has_small" BOOLEAN NOT NULL DEFAULT false,
    "size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "discarded_at" TIMESTAMPTZ(3),

    CONSTRAINT "stored_files_pkey" PRIMARY KEY ("object_key")
);

-- CreateIndex
CREATE INDEX "stored_files_household_id_idx" ON "stored_files"("household_id");

-- AddForeignKey
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE SET NULL ON UPDATE CASCADE;
