-- AlterEnum
ALTER TYPE "journal_kind" ADD VALUE 'used';
ALTER TYPE "journal_kind" ADD VALUE 'use_reversed';
ALTER TYPE "journal_kind" ADD VALUE 'set';

-- AlterTable
ALTER TABLE "journal_entries" ALTER COLUMN "line_id" DROP NOT NULL;
