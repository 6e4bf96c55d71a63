import "server-only";
import { AppError } from "@/lib/core/errors";
import { explainCap } from "@/lib/features/households/model/rules";
import { householdCaps } from "@/lib/features/households/server/reads";
import type { Tx } from "@/lib/server/db";

interface Adding {
  householdId: number;
  /** How many items the call would add. */
  adding: number;
}

/**
 * Checks that the household may add `adding` items. Requires the lock on the household's row, so that two
 * calls cannot both add the last item. Deleted items do not count.
 * @throws {AppError} `conflict` with a sentence that names the cap.
 */
export async function requireItemCap(tx: Tx, { householdId, adding }: Adding): Promise<void> {
  const has = await tx.item.count({ where: { householdId, isDeleted: false } });
  const problem = explainCap({ what: "items", max: householdCaps().maxItems, has, adding });
  if (problem !== null) throw new AppError("conflict", problem);
}
