import "server-only";
import type { Tx } from "@/lib/server/db";

/**
 * Ends the pending invitations that a member sent, in the transaction that deactivates, demotes or deletes
 * the member. Their expiry time becomes their creation time. An acceptance that began earlier and waits for
 * the row's lock therefore finds the invitation expired by the clock of any server. Only resending makes it
 * valid again.
 */
export async function endInvitationsOf(
  tx: Tx,
  { householdId, userId }: { householdId: number; userId: number },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE user_invitations SET expires_at = created_at
    WHERE household_id = ${householdId} AND invited_by_id = ${userId} AND NOT accepted`;
}
