import "server-only";
import { endLinksOf } from "@/lib/features/shopping-links/server/end-links-of";
import type { Tx } from "@/lib/server/db";
import { endEmailChangesOf } from "@/lib/server/email-changes";
import { forgetDevicesOf } from "@/lib/server/known-devices";
import { endPasswordResetsOf } from "@/lib/server/password-resets";
import { revokeSessionsOf } from "@/lib/server/session";
import { endInvitationsOf } from "./end-invitations";

/**
 * Ends the sessions, mailed links, known devices, presence in a check, sent invitations and shopping links of a
 * deactivated member.
 * Sessions are deleted, so a reactivated member signs in again on every device.
 */
export async function endAccessOf(
  tx: Tx,
  { householdId, userId }: { householdId: number; userId: number },
): Promise<void> {
  await revokeSessionsOf(tx, { userId, householdId });
  await endPasswordResetsOf(tx, userId);
  await endEmailChangesOf(tx, userId);
  await forgetDevicesOf(tx, userId);
  await tx.checkPresence.deleteMany({ where: { userId } });
  await endInvitationsOf(tx, { householdId, userId });
  await endLinksOf(tx, { householdId, userId });
}
