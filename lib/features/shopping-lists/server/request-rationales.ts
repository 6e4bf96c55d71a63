import "server-only";
import type { Tx } from "@/lib/server/db";
import { recordEvent } from "@/lib/server/job-events";

/** The event that asks for a list's rationales. */
const GENERATION_REQUESTED = "shopping-list/generation.requested";

/**
 * Asks, in the caller's transaction, for the rationales of a list. `attempt` counts the times that a
 * person asked again after an error.
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
