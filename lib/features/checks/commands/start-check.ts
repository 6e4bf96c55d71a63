import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePerson } from "@/lib/policy/require-permission";
import { db, transaction } from "@/lib/server/db";
import { announce } from "@/lib/server/live/announce";
import { NO_LOCATIONS } from "../copy";
import { checkColumns, findActiveCheck } from "../data";
import { toCheck, type Check, type CheckChange } from "../dto";

/**
 * Starts the household's check. A unique index holds that only one runs, however many start at once.
 * @throws {AppError} `invalid_input` without locations; `conflict` with `activeUpdateId` when one runs.
 */
export async function startCheck(actor: Actor): Promise<Check> {
  requirePerson(actor, "check:run");
  const { householdId, userId } = actor;
  const locations = await db.location.count({ where: { householdId, isDeleted: false } });
  if (locations === 0) throw new AppError("invalid_input", NO_LOCATIONS);
  const started = await transaction(async (tx) => {
    const [row] = await tx.inventoryUpdate.createManyAndReturn({
      data: [{ householdId, userId, startedAt: now() }],
      skipDuplicates: true,
      select: checkColumns,
    });
    if (!row) return null;
    const detail: CheckChange = { is: "status", status: "in_progress" };
    await announce(tx, actor, { kind: "check", ids: [row.id], detail });
    return toCheck(row);
  });
  if (started) return started;
  const running = await findActiveCheck(actor);
  throw new AppError("conflict", "An inventory check is already running.", {
    details: running ? { activeUpdateId: running.id } : {},
  });
}
