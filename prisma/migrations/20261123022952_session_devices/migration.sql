-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "device_name" TEXT,
ADD COLUMN     "public_id" SERIAL NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "sessions_public_id_key" ON "sessions"("public_id");
