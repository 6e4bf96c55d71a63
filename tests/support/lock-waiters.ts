import { setTimeout as sleep } from "node:timers/promises";
import { db } from "@/lib/server/db";

/** Resolves when a statement of this database waits for a lock. */
export const lockWaiter = (): Promise<void> => lockWaiters(1);

/** Resolves when at least `expected` statements of this database wait for a lock. */
export async function lockWaiters(expected: number): Promise<void> {
  for (;;) {
    const [row] = await db.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    if ((row?.count ?? 0n) >= BigInt(expected)) return;
    await sleep(5);
  }
}
