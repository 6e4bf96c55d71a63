-- AlterTable
ALTER TABLE "users" ADD COLUMN     "run_out_reminders_enabled" BOOLEAN NOT NULL DEFAULT false;
