import "server-only";
import type { Tx } from "@/lib/server/db";
import { recordEvent } from "@/lib/server/job-events";

/** The event that starts the generation of the rationales of a list. */
const GENERATION_REQUESTED = "shopping-list/generation.requested";

/**
 * Records the event for the rationales of a list in the caller's transaction. `attempt` names each retry after an
 * error.
 */
export async function requestRationales(
  tx: Tx,
  input: { householdId: number; listId: number; attempt?: string },
): Promise<void> {
  const { householdId, listId, attempt } = input;
  await recordEvent(tx, {
    id: attempt === undefined ? `list:${listId}` : `list:${listId}:${attempt}`,
    name: GENERATION_REQUESTED,
    data: { householdId, listId },
  });
}
