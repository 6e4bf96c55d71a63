import "server-only";
import { identityKey } from "@/lib/core/identity-key";
import type { Tx } from "@/lib/server/db";

/** Deletes the household's pending invitations to an address, in the transaction that makes it a member's address. */
export async function deleteInvitationsTo(
  tx: Tx,
  { householdId, email }: { householdId: number; email: string },
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM user_invitations
    WHERE household_id = ${householdId} AND lower(email) = ${identityKey(email)} AND NOT accepted`;
}
