import { setTimeout } from "node:timers/promises";
import { databasePool } from "./db";

const PATIENCE_MS = 1_500;

/** Whether PostgreSQL answers a question within a second and a half. */
export async function databaseHealth(): Promise<"ok" | "down"> {
  const answer = databasePool()
    .query("SELECT 1")
    .then(
      () => "ok" as const,
      () => "down" as const,
    );
  return Promise.race([answer, setTimeout(PATIENCE_MS, "down" as const, { ref: false })]);
}
