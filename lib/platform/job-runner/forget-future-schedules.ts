import type pg from "pg";
import { now } from "@/lib/core/clock";

/**
 * Deletes the last execution time of a schedule if it is in the future. Such a time was stored
 * while the clock was ahead, before the clock was corrected. Until that time is reached, the queue
 * would not start any run of the schedule. A run that is scheduled twice because of the deletion
 * has the id of the first one and does not start again.
 */
export async function forgetFutureSchedules(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ exists: boolean }>(
    "select to_regclass('graphile_worker._private_known_crontabs') is not null as exists",
  );
  if (!rows[0]?.exists) return;
  await pool.query(
    `update graphile_worker._private_known_crontabs set last_execution = null
    where last_execution > $1`,
    [now()],
  );
}
