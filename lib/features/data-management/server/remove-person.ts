import "server-only";
import { FORMER_MEMBER } from "@/lib/features/checks/model/dto";
import { endInvitationsOf } from "@/lib/features/members/server/end-invitations";
import type { Tx } from "@/lib/server/db";
import { forgetAddress } from "@/lib/server/forget-address";
import { replaceAnsweredUsername } from "@/lib/server/replace-answered-username";

/**
 * Deletes one member's account and personal data. Counts and other records of the household that the person made
 * remain, with "Former member" in place of the username. Foreign keys with a cascade delete the person's other rows.
 */
export async function removePerson(
  tx: Tx,
  { householdId, userId }: { householdId: number; userId: number },
): Promise<void> {
  const { username, emailKey } = await tx.user.findUniqueOrThrow({
    where: { id: userId, householdId },
    select: { username: true, emailKey: true },
  });
  await forgetAddress(tx, { householdId, emailKey });
  await endInvitationsOf(tx, { householdId, userId });
  await replaceAnsweredUsername(tx, { householdId, from: username, to: FORMER_MEMBER });
  await tx.user.delete({ where: { id: userId } });
}
