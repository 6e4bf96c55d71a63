import { AppError } from "@/lib/core/errors";
import { type Tx } from "@/lib/server/db";
import type { Check } from "../dto";

/**
 * Holds a check of the household until the transaction ends and tells its status. Counting shares the
 * hold (many may count at once); completing and cancelling take it alone, so that whoever comes second
 * sees what the first one did. Taken before any item's row, always, which rules deadlocks out.
 * @throws {AppError} `not_found`
 */
export async function lockCheck(
  tx: Tx,
  input: { householdId: number; id: number; isShared: boolean },
): Promise<Check["status"]> {
  const { householdId, id } = input;
  const rows = input.isShared
    ? await tx.$queryRaw<{ status: Check["status"] }[]>`
        SELECT status::text FROM inventory_updates
        WHERE id = ${id} AND household_id = ${householdId} FOR SHARE`
    : await tx.$queryRaw<{ status: Check["status"] }[]>`
        SELECT status::text FROM inventory_updates
        WHERE id = ${id} AND household_id = ${householdId} FOR UPDATE`;
  const [check] = rows;
  if (!check) throw new AppError("not_found", "No active inventory update found");
  return check.status;
}

/** The error for a check that is no longer running. */
export function notRunning(
  status: Check["status"],
  details: Record<string, number> = {},
): AppError {
  return new AppError("conflict", `This inventory check is already ${status}.`, { details });
}
