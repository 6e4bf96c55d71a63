import { setTimeout } from "node:timers/promises";
import { logger } from "../core/logger";
import { requireFittingSchema } from "./schema-fit";
import { isStartError } from "./start-error";

const PATIENCE_MS = 1_500;

/**
 * Returns whether PostgreSQL answers within 1.5 seconds, and whether this version works with its schema. What is wrong
 * with the schema is in the log.
 */
export async function databaseHealth(): Promise<"ok" | "down" | "mismatch"> {
  const answer = requireFittingSchema().then(() => "ok" as const, explain);
  return Promise.race([answer, setTimeout(PATIENCE_MS, "down" as const, { ref: false })]);
}

function explain(error: unknown): "down" | "mismatch" {
  if (!isStartError(error)) return "down";
  logger.error({ error: error.message }, "the database does not fit this version");
  return "mismatch";
}
