import "server-only";
import { days, now } from "@/lib/core/clock";
import { db } from "@/lib/server/db";

/** The largest number of households whose forecasts one run computes. The next run computes the remaining ones. */
const BATCH = 50;

/**
 * Returns the households whose forecast is missing, older than a day, or older than their latest completed check or
 * journal entry. Households without a completed check have none.
 * @param limit the largest number of households
 */
export async function findOutdatedForecasts(limit = BATCH): Promise<number[]> {
  const yesterday = new Date(now().getTime() - days(1));
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT households.id FROM households
    LEFT JOIN household_forecasts AS stored ON stored.household_id = households.id
    WHERE EXISTS (SELECT 1 FROM inventory_updates AS checks
        WHERE checks.household_id = households.id AND checks.completed_at > coalesce(
          CASE WHEN stored.computed_at > ${yesterday} THEN stored.computed_at END, '-infinity'))
      OR EXISTS (SELECT 1 FROM journal_entries AS entry
        WHERE entry.household_id = stored.household_id AND entry.id > stored.last_entry_id)
    ORDER BY stored.computed_at NULLS FIRST, households.id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}
