import "server-only";
import { AppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/server/db";
import type { Check } from "../model/dto";

/**
 * Locks a check of the household exclusively until the transaction ends, and returns its status. Counts
 * (`writeCount`) wait, and a second caller sees the result of the first. Every transaction locks the check
 * before rows of items, so that no deadlock is possible.
 * @throws {AppError} `not_found`
 */
export async function lockCheck(
  tx: Tx,
  { householdId, id }: { householdId: number; id: number },
): Promise<Check["status"]> {
  const [check] = await tx.$queryRaw<{ status: Check["status"] }[]>`
    SELECT status::text FROM inventory_updates
    WHERE id = ${id} AND household_id = ${householdId} FOR UPDATE`;
  if (!check) throw noActiveCheck();
  return check.status;
}

/** Returns the error for a check that the household does not have. */
export function noActiveCheck(): AppError {
  return new AppError("not_found", "No active inventory update found");
}

/** Returns the error for a check that is no longer running. */
export function notRunning(
  status: Check["status"],
  details: Record<string, string | number> = {},
): AppError {
  return new AppError("conflict", `This inventory check is already ${status}.`, { details });
}
