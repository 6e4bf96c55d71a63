import "server-only";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { identityKey } from "@/lib/core/identity-key";
import { deleteInvitationsTo } from "@/lib/features/members/server/delete-invitations-to";
import { systemActor } from "@/lib/policy/actor";
import { databaseErrorToAppError } from "@/lib/server/database-errors";
import { transaction, type Tx } from "@/lib/server/db";
import { endEmailChangesOf } from "@/lib/server/email-changes";
import { forgetAddress } from "@/lib/server/forget-address";
import { publishEvents, recordEvent } from "@/lib/server/job-events";
import type { RequestSource } from "@/lib/server/known-devices";
import { limitGuesses } from "@/lib/server/limit-guesses";
import { endPasswordResetsOf } from "@/lib/server/password-resets";
import { announce } from "@/lib/server/realtime/announce";
import { hashToken } from "@/lib/server/secret-token";
import type { ConfirmEmail } from "../../model/schema";
import { emailTaken, requireFreeEmail } from "../require-free-email";

interface Usable {
  id: number;
  userId: number;
  householdId: number;
  email: string;
  previousEmail: string;
}

/**
 * Changes a person's e-mail address with the token of a mailed link, which works once, on any device. The old address
 * gets a notice. Password reset links end, because they were mailed to the old address. Pending invitations of the
 * household to the new address are deleted.
 * @throws {AppError} `gone` for a link that is invalid, used or expired; `conflict` when another person has the
 * address; `rate_limited` after many wrong tokens.
 */
export async function confirmEmail(input: ConfirmEmail & { source: RequestSource }): Promise<void> {
  await limitGuesses(input.source, async () => {
    try {
      await transaction((tx) => change(tx, input.token));
    } catch (error) {
      // Two simultaneous changes to one address both pass the check; the unique index accepts one.
      throw databaseErrorToAppError(error)?.code === "conflict" ? emailTaken() : error;
    }
  });
  await publishEvents();
}

async function change(tx: Tx, token: string): Promise<void> {
  const { id, userId, householdId, email, previousEmail } = await lockUsable(tx, token);
  await requireFreeEmail(tx, { userId, email });
  await tx.user.updateMany({
    where: { id: userId, householdId },
    data: { email, emailKey: identityKey(email), emailVerifiedAt: now() },
  });
  await deleteInvitationsTo(tx, { householdId, email });
  await endPasswordResetsOf(tx, userId);
  if (identityKey(previousEmail) !== identityKey(email)) {
    await tx.emailChange.update({ where: { id }, data: { previousEmail } });
    // The old address is deleted from invitations and mailed lists now. A later deletion of the account would
    // search for the new address only.
    await forgetAddress(tx, { householdId, emailKey: identityKey(previousEmail) });
    await recordEvent(tx, {
      // The event id is not made from the row's id, because a row's id can be reused after a backup was
      // restored.
      id: `email-change:${hashToken(token)}`,
      name: "email-change/confirmed",
      data: { changeId: id, householdId },
    });
  }
  await endEmailChangesOf(tx, userId);
  await announce(tx, systemActor(householdId), { kind: "members", ids: [userId] });
}

/**
 * Locks the household, the person and the link. Simultaneous uses of one link run one after the other. An
 * invitation to the new address is either created before this lock and then deleted, or created after the
 * change and refused.
 */
async function lockUsable(tx: Tx, token: string): Promise<Usable> {
  const [usable] = await tx.$queryRaw<Usable[]>`
    SELECT link.id, users.id AS "userId", users.household_id AS "householdId", link.email,
      users.email AS "previousEmail"
    FROM households JOIN users ON users.household_id = households.id
      JOIN email_changes AS link ON link.user_id = users.id
    WHERE link.token = ${hashToken(token)} AND link.previous_email IS NULL
      AND link.expires_at > ${now()} AND users.is_active
    FOR NO KEY UPDATE OF households FOR UPDATE OF users FOR UPDATE OF link`;
  if (!usable) {
    throw new AppError(
      "gone",
      "This link was used already, is invalid or has expired. Your account page shows your address.",
    );
  }
  return usable;
}
