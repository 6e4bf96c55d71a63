import "server-only";
import { AppError, notFound } from "@/lib/core/errors";
import type { AuthorizedActor } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { avatarUrl } from "@/lib/server/avatars/avatar-url";
import type { Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import { type Member, toMember } from "../model/dto";
import { memberColumns } from "./reads";

interface MemberChange {
  id: number;
  data: { role: Member["role"] } | { isActive: boolean };
  /** The error message for an actor who tries to change their own account. */
  ownAccount: string;
  /**
   * Ends the rights that the member loses with the change, in the same transaction. For example, it
   * deletes sessions and ends sent invitations.
   */
  revoke: (tx: Tx) => Promise<void>;
}

/**
 * Changes another member's account and announces it.
 * @throws {AppError} `forbidden` for the actor's own account; `not_found`; as `authorizedTransaction`.
 */
export async function changeMember(
  actor: AuthorizedActor,
  { id, data, ownAccount, revoke }: MemberChange,
): Promise<Member> {
  if (id === actor.userId) throw new AppError("forbidden", ownAccount);
  const { householdId } = actor;
  return authorizedTransaction(
    actor,
    async (tx) => {
      const [member] = await tx.user.updateManyAndReturn({
        where: { id, householdId },
        data,
        select: memberColumns,
      });
      if (!member) throw notFound("User");
      await revoke(tx);
      await announce(tx, actor, { kind: "members", ids: [id] });
      return toMember({ ...member, avatarUrl: avatarUrl(member) });
    },
    { householdLock: "NO KEY UPDATE" },
  );
}
