import "server-only";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import { NO_LOCATIONS } from "../../model/copy";
import { type Check, type CheckChange, toCheck } from "../../model/dto";
import { findActiveCheck, newCheckColumns } from "../reads";

/**
 * Starts the household's check. A unique index permits one running check in a household. The lock of the
 * household's row makes the start wait for a concurrent put-away of purchases, because purchases cannot be
 * put away while a check runs.
 * @throws {AppError} `invalid_input` without locations; `conflict` with `activeUpdateId` when one runs.
 */
export const startCheck = command("check:run", async (actor): Promise<Check> => {
  const { householdId, userId } = actor;
  const started = await authorizedTransaction(
    actor,
    async (tx) => {
      const locations = await tx.location.count({ where: { householdId, isDeleted: false } });
      if (locations === 0) throw new AppError("invalid_input", NO_LOCATIONS);
      const [row] = await tx.inventoryUpdate.createManyAndReturn({
        data: [{ householdId, userId, startedAt: now() }],
        skipDuplicates: true,
        select: newCheckColumns,
      });
      if (!row) return null;
      const detail: CheckChange = { is: "status", status: "in_progress" };
      await announce(tx, actor, { kind: "check", ids: [row.id], detail });
      return toCheck({ ...row, _count: { counts: 0 } });
    },
    { householdLock: "NO KEY UPDATE" },
  );
  if (started) return started;
  const running = await findActiveCheck(actor);
  throw new AppError("conflict", "An inventory check is already running.", {
    details: running ? { activeUpdateId: running.id } : {},
  });
});
