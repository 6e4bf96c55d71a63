import { setTimeout } from "node:timers/promises";
import { databasePool } from "./db";

const PATIENCE_MS = 1_500;

/** Returns whether PostgreSQL answers a query within 1.5 seconds. */
export async function databaseHealth(): Promise<"ok" | "down"> {
  const answer = databasePool()
    .query("SELECT 1")
    .then(
      () => "ok" as const,
      () => "down" as const,
    );
  return Promise.race([answer, setTimeout(PATIENCE_MS, "down" as const, { ref: false })]);
}
