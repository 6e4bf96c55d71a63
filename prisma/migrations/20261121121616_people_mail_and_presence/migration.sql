-- CreateEnum
CREATE TYPE "rationale_source" AS ENUM ('claude', 'template');

-- AlterTable
ALTER TABLE "households" ADD COLUMN     "ai_enabled" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "reminders_enabled" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "shopping_list_items" ADD COLUMN     "facts" JSONB,
ADD COLUMN     "rationale_source" "rationale_source";

-- CreateTable
CREATE TABLE "password_resets" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "password_resets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_deliveries" (
    "key" TEXT NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_deliveries_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "check_presences" (
    "update_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "location_id" INTEGER NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "check_presences_pkey" PRIMARY KEY ("update_id","user_id")
);

-- CreateTable
CREATE TABLE "ai_usage" (
    "household_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "input_tokens" INTEGER NOT NULL DEFAULT 0,
    "output_tokens" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ai_usage_pkey" PRIMARY KEY ("household_id","day")
);

-- CreateTable
CREATE TABLE "photo_optimizations" (
    "household_id" INTEGER NOT NULL,
    "total" INTEGER NOT NULL DEFAULT 0,
    "migrated" INTEGER NOT NULL DEFAULT 0,
    "skipped" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "photo_optimizations_pkey" PRIMARY KEY ("household_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "password_resets_token_key" ON "password_resets"("token");

-- CreateIndex
CREATE INDEX "password_resets_user_id_idx" ON "password_resets"("user_id");

-- AddForeignKey
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_presences" ADD CONSTRAINT "check_presences_update_id_fkey" FOREIGN KEY ("update_id") REFERENCES "inventory_updates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_presences" ADD CONSTRAINT "check_presences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_optimizations" ADD CONSTRAINT "photo_optimizations_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema's language cannot say ------------------------------------------------------------

-- One pending invitation an address and household: inviting again renews it.
CREATE UNIQUE INDEX "user_invitations_pending_key" ON "user_invitations"("household_id", lower("email")) WHERE NOT "accepted";

ALTER TABLE "ai_usage"
  ADD CONSTRAINT "ai_usage_check" CHECK ("calls" >= 0 AND "input_tokens" >= 0 AND "output_tokens" >= 0);

ALTER TABLE "photo_optimizations"
  ADD CONSTRAINT "photo_optimizations_check" CHECK ("migrated" + "skipped" + "failed" BETWEEN 0 AND "total");
