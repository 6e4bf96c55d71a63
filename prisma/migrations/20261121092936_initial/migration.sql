-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "user_role" AS ENUM ('admin', 'assistant', 'regular');

-- CreateEnum
CREATE TYPE "item_unit" AS ENUM ('bottle', 'box', 'bag', 'can', 'roll', 'pack', 'container', 'piece', 'jar', 'tube', 'carton');

-- CreateEnum
CREATE TYPE "inventory_update_status" AS ENUM ('in_progress', 'completed', 'cancelled');

-- CreateEnum
CREATE TYPE "shopping_list_status" AS ENUM ('generating', 'ready', 'error');

-- CreateEnum
CREATE TYPE "job_run_status" AS ENUM ('running', 'completed', 'failed');

-- CreateTable
CREATE TABLE "households" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "households_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "household_id" INTEGER NOT NULL,
    "username" TEXT NOT NULL,
    "username_key" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "password" TEXT NOT NULL,
    "role" "user_role" NOT NULL DEFAULT 'regular',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "privacy_consented_at" TIMESTAMPTZ(3),
    "terms_consented_at" TIMESTAMPTZ(3),
    "marketing_consent" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "is_kept" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "locations" (
    "id" SERIAL NOT NULL,
    "household_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "photo" TEXT,
    "order" INTEGER NOT NULL DEFAULT 0,
    "is_deleted" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "locations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "items" (
    "id" SERIAL NOT NULL,
    "household_id" INTEGER NOT NULL,
    "location_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "photo" TEXT,
    "desired_stock" DOUBLE PRECISION NOT NULL DEFAULT 1,
    "current_stock" INTEGER NOT NULL DEFAULT 0,
    "partial_amount" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "unit" "item_unit" NOT NULL,
    "supermarket_item_name" TEXT,
    "is_deleted" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inventory_updates" (
    "id" SERIAL NOT NULL,
    "household_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),
    "status" "inventory_update_status" NOT NULL DEFAULT 'in_progress',
    "out_of_stock" INTEGER,
    "low_stock" INTEGER,
    "well_stocked" INTEGER,

    CONSTRAINT "inventory_updates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inventory_items" (
    "id" SERIAL NOT NULL,
    "household_id" INTEGER NOT NULL,
    "update_id" INTEGER NOT NULL,
    "item_id" INTEGER NOT NULL,
    "previous_stock" INTEGER NOT NULL,
    "previous_partial_amount" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "new_stock" INTEGER NOT NULL,
    "partial_amount" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "observed_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "counted_by_id" INTEGER,

    CONSTRAINT "inventory_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shopping_lists" (
    "id" SERIAL NOT NULL,
    "household_id" INTEGER NOT NULL,
    "update_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "emailed_to" TEXT,
    "emailed_at" TIMESTAMPTZ(3),
    "status" "shopping_list_status" NOT NULL DEFAULT 'generating',

    CONSTRAINT "shopping_lists_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shopping_list_items" (
    "id" SERIAL NOT NULL,
    "household_id" INTEGER NOT NULL,
    "list_id" INTEGER NOT NULL,
    "item_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "purchased" BOOLEAN NOT NULL DEFAULT false,
    "ai_rationale" TEXT,

    CONSTRAINT "shopping_list_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_invitations" (
    "id" SERIAL NOT NULL,
    "household_id" INTEGER NOT NULL,
    "invited_by_id" INTEGER,
    "email" TEXT NOT NULL,
    "role" "user_role" NOT NULL DEFAULT 'assistant',
    "token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "user_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reminder_email_logs" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "household_id" INTEGER NOT NULL,
    "email_type" TEXT NOT NULL DEFAULT 'inventory_reminder',
    "date_sent" DATE NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "reminder_email_logs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "outbox_events" (
    "id" SERIAL NOT NULL,
    "event_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "job_runs" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "function_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "event" JSONB NOT NULL,
    "status" "job_run_status" NOT NULL DEFAULT 'running',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "output" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_steps" (
    "id" SERIAL NOT NULL,
    "run_id" UUID NOT NULL,
    "step_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "outcome" JSONB NOT NULL,
    "wake_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_steps_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key_key" ON "users"("username_key");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key_key" ON "users"("email_key");

-- CreateIndex
CREATE INDEX "users_household_id_idx" ON "users"("household_id");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "locations_household_id_id_key" ON "locations"("household_id", "id");

-- CreateIndex
CREATE INDEX "items_household_id_location_id_idx" ON "items"("household_id", "location_id");

-- CreateIndex
CREATE UNIQUE INDEX "items_household_id_id_key" ON "items"("household_id", "id");

-- CreateIndex
CREATE INDEX "inventory_updates_household_id_completed_at_idx" ON "inventory_updates"("household_id", "completed_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "inventory_updates_household_id_id_key" ON "inventory_updates"("household_id", "id");

-- CreateIndex
CREATE INDEX "inventory_items_item_id_idx" ON "inventory_items"("item_id");

-- CreateIndex
CREATE UNIQUE INDEX "inventory_items_update_id_item_id_key" ON "inventory_items"("update_id", "item_id");

-- CreateIndex
CREATE UNIQUE INDEX "shopping_lists_update_id_key" ON "shopping_lists"("update_id");

-- CreateIndex
CREATE UNIQUE INDEX "shopping_lists_household_id_id_key" ON "shopping_lists"("household_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "shopping_lists_household_id_update_id_key" ON "shopping_lists"("household_id", "update_id");

-- CreateIndex
CREATE INDEX "shopping_list_items_item_id_idx" ON "shopping_list_items"("item_id");

-- CreateIndex
CREATE UNIQUE INDEX "shopping_list_items_list_id_item_id_key" ON "shopping_list_items"("list_id", "item_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_invitations_token_key" ON "user_invitations"("token");

-- CreateIndex
CREATE INDEX "user_invitations_household_id_idx" ON "user_invitations"("household_id");

-- CreateIndex
CREATE INDEX "reminder_email_logs_household_id_idx" ON "reminder_email_logs"("household_id");

-- CreateIndex
CREATE UNIQUE INDEX "reminder_email_logs_user_id_email_type_date_sent_key" ON "reminder_email_logs"("user_id", "email_type", "date_sent");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_events_event_id_key" ON "outbox_events"("event_id");

-- CreateIndex
CREATE INDEX "job_runs_ended_at_idx" ON "job_runs"("ended_at");

-- CreateIndex
CREATE UNIQUE INDEX "job_runs_function_id_event_id_key" ON "job_runs"("function_id", "event_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_steps_run_id_step_id_key" ON "job_steps"("run_id", "step_id");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "locations" ADD CONSTRAINT "locations_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "items" ADD CONSTRAINT "items_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "items" ADD CONSTRAINT "items_household_id_location_id_fkey" FOREIGN KEY ("household_id", "location_id") REFERENCES "locations"("household_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inventory_updates" ADD CONSTRAINT "inventory_updates_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inventory_updates" ADD CONSTRAINT "inventory_updates_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inventory_items" ADD CONSTRAINT "inventory_items_household_id_update_id_fkey" FOREIGN KEY ("household_id", "update_id") REFERENCES "inventory_updates"("household_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inventory_items" ADD CONSTRAINT "inventory_items_household_id_item_id_fkey" FOREIGN KEY ("household_id", "item_id") REFERENCES "items"("household_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inventory_items" ADD CONSTRAINT "inventory_items_counted_by_id_fkey" FOREIGN KEY ("counted_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_household_id_update_id_fkey" FOREIGN KEY ("household_id", "update_id") REFERENCES "inventory_updates"("household_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_household_id_list_id_fkey" FOREIGN KEY ("household_id", "list_id") REFERENCES "shopping_lists"("household_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_household_id_item_id_fkey" FOREIGN KEY ("household_id", "item_id") REFERENCES "items"("household_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_invitations" ADD CONSTRAINT "user_invitations_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_invitations" ADD CONSTRAINT "user_invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder_email_logs" ADD CONSTRAINT "reminder_email_logs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder_email_logs" ADD CONSTRAINT "reminder_email_logs_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_steps" ADD CONSTRAINT "job_steps_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "job_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema's language cannot say ------------------------------------------------------------

-- Held by the database as well as by the code: amounts, texts and states that cannot be.
ALTER TABLE "households"
  ADD CONSTRAINT "households_name_check" CHECK (char_length("name") BETWEEN 1 AND 100);

ALTER TABLE "users"
  ADD CONSTRAINT "users_username_check" CHECK (char_length("username") BETWEEN 3 AND 50),
  ADD CONSTRAINT "users_email_check" CHECK (char_length("email") BETWEEN 3 AND 254);

ALTER TABLE "locations"
  ADD CONSTRAINT "locations_name_check" CHECK (char_length("name") BETWEEN 1 AND 100),
  ADD CONSTRAINT "locations_order_check" CHECK ("order" >= 0);

ALTER TABLE "items"
  ADD CONSTRAINT "items_name_check" CHECK (char_length("name") BETWEEN 1 AND 100),
  ADD CONSTRAINT "items_supermarket_item_name_check" CHECK (char_length("supermarket_item_name") BETWEEN 1 AND 100),
  ADD CONSTRAINT "items_desired_stock_check" CHECK ("desired_stock" BETWEEN 0.01 AND 9999),
  ADD CONSTRAINT "items_current_stock_check" CHECK ("current_stock" BETWEEN 0 AND 9999),
  ADD CONSTRAINT "items_partial_amount_check" CHECK ("partial_amount" IN (0, 0.333, 0.5, 0.667));

ALTER TABLE "inventory_items"
  ADD CONSTRAINT "inventory_items_previous_stock_check" CHECK ("previous_stock" BETWEEN 0 AND 9999),
  ADD CONSTRAINT "inventory_items_previous_partial_amount_check" CHECK ("previous_partial_amount" IN (0, 0.333, 0.5, 0.667)),
  ADD CONSTRAINT "inventory_items_new_stock_check" CHECK ("new_stock" BETWEEN 0 AND 9999),
  ADD CONSTRAINT "inventory_items_partial_amount_check" CHECK ("partial_amount" IN (0, 0.333, 0.5, 0.667));

-- A check is completed exactly when it says when, and what it found.
ALTER TABLE "inventory_updates"
  ADD CONSTRAINT "inventory_updates_completed_check" CHECK (
    ("status" = 'completed') = ("completed_at" IS NOT NULL)
    AND ("status" = 'completed') = ("out_of_stock" IS NOT NULL AND "low_stock" IS NOT NULL AND "well_stocked" IS NOT NULL)
  ),
  ADD CONSTRAINT "inventory_updates_found_check" CHECK ("out_of_stock" >= 0 AND "low_stock" >= 0 AND "well_stocked" >= 0);

ALTER TABLE "shopping_lists"
  ADD CONSTRAINT "shopping_lists_emailed_check" CHECK (("emailed_to" IS NULL) = ("emailed_at" IS NULL));

ALTER TABLE "shopping_list_items"
  ADD CONSTRAINT "shopping_list_items_quantity_check" CHECK ("quantity" BETWEEN 1 AND 9999);

-- One running check a household, however many people start one at once.
CREATE UNIQUE INDEX "inventory_updates_one_active_key" ON "inventory_updates"("household_id") WHERE "status" = 'in_progress';

-- The lists that every screen asks for hold only what is not deleted.
CREATE INDEX "locations_live_idx" ON "locations"("household_id", "order", "id") WHERE NOT "is_deleted";
CREATE INDEX "items_live_idx" ON "items"("household_id", "location_id", "id") WHERE NOT "is_deleted";

-- The sweep looks for the few events that are still to be published.
CREATE INDEX "outbox_events_unpublished_idx" ON "outbox_events"("id") WHERE "published_at" IS NULL;
