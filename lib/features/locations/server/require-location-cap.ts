import "server-only";
import { AppError } from "@/lib/core/errors";
import { explainCap } from "@/lib/features/households/model/rules";
import { householdCaps } from "@/lib/features/households/server/reads";
import type { Tx } from "@/lib/server/db";

interface Adding {
  householdId: number;
  /** How many locations the call would add. */
  adding: number;
}

/**
 * Checks that the household may add `adding` locations. Requires the lock on the household's row, so that two
 * calls cannot both add the last location. Deleted locations do not count.
 * @throws {AppError} `conflict` with a sentence that names the cap.
 */
export async function requireLocationCap(tx: Tx, { householdId, adding }: Adding): Promise<void> {
  const has = await tx.location.count({ where: { householdId, isDeleted: false } });
  const { maxLocations: max } = householdCaps();
  const problem = explainCap({ what: "locations", max, has, adding });
  if (problem !== null) throw new AppError("conflict", problem);
}
