-- CreateEnum
CREATE TYPE "count_basis" AS ENUM ('counted', 'assumed');

-- AlterTable
ALTER TABLE "inventory_items" ADD COLUMN     "basis" "count_basis" NOT NULL DEFAULT 'counted';

-- AlterTable
ALTER TABLE "idempotency_keys" ADD COLUMN     "request" TEXT;

-- CreateTable
CREATE TABLE "known_devices" (
    "user_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "known_devices_pkey" PRIMARY KEY ("user_id","token")
);

-- AddForeignKey
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
