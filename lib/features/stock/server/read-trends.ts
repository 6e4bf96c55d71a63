import "server-only";
import { WHOLE } from "@/lib/core/amount";
import { days, now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { read } from "@/lib/policy/operation";
import { db, runStatement } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import type { ItemTrend, ItemTrends } from "../model/dto";
import { MOST_DAYS } from "../model/item-history";
import { selectTrends } from "./select-trends";

/** Figures are rounded to this number of decimals. */
const DECIMALS = 3;

interface Row extends Omit<ItemTrend, "amounts"> {
  /** The latest counts in 300ths of a unit, the newest first. */
  latest: number[];
}

/** Returns the trends of the household's items in the last year. */
export const listItemTrends = read("household:view", async ({ householdId }): Promise<ItemTrends> =>
  readTrends("item-trends", { householdId, until: now() }, Prisma.sql`NOT items.is_deleted`),
);

/**
 * Returns the trends of the items of a completed check of the household in the year that ended with it.
 * @throws {AppError} `not_found` when there is no such completed check.
 */
export const listCheckTrends = read(
  "household:view",
  async ({ householdId }, updateId: number): Promise<ItemTrends> => {
    // A server process whose clock is ahead can record a count with a later time than that of the completion, which
    // another process records. The year ends with the later of both, so that it contains the counts of the check.
    const [check] = await db.$queryRaw<{ until: Date }[]>`
      SELECT greatest(completed_at, (
        SELECT max(observed_at) FROM inventory_items WHERE update_id = inventory_updates.id
      )) AS until
      FROM inventory_updates
      WHERE id = ${updateId} AND household_id = ${householdId} AND status = 'completed'`;
    if (!check) throw notFound("Inventory check");
    const isInCheck = Prisma.sql`items.id IN (
      SELECT item_id FROM inventory_items WHERE update_id = ${updateId})`;
    return readTrends("check-trends", { householdId, until: check.until }, isInCheck);
  },
);

async function readTrends(
  name: string,
  { householdId, until }: { householdId: number; until: Date },
  of: Prisma.Sql,
): Promise<ItemTrends> {
  const from = new Date(until.getTime() - days(MOST_DAYS));
  const rows = await runStatement<Row>(name, selectTrends({ householdId, from, until }, of));
  return { from: from.toISOString(), items: rows.map(toItemTrend) };
}

function toItemTrend({ latest, outShare, usePerWeek, ...row }: Row): ItemTrend {
  return {
    ...row,
    outShare: rounded(outShare),
    usePerWeek: rounded(usePerWeek === null ? null : usePerWeek / WHOLE),
    amounts: latest.map((amount) => Number((amount / WHOLE).toFixed(DECIMALS))).reverse(),
  };
}

function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(DECIMALS));
}
