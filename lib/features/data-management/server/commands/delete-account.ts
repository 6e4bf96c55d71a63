import "server-only";
import type { z } from "zod";
import { demoLimits } from "@/lib/core/demo-limits";
import { AppError } from "@/lib/core/errors";
import { endAccessOf } from "@/lib/features/members/server/end-access";
import { removeDiscardedPhotos } from "@/lib/features/photos/server/discard-photos";
import type { UserActor } from "@/lib/policy/actor";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { refuseDemoHousehold } from "@/lib/server/demo-household";
import { forgetMails, type MailsToForget } from "@/lib/server/mail/dev-mailbox";
import { announce, announceRevocation } from "@/lib/server/realtime/announce";
import type { Departed } from "../../model/dto";
import { type Departure, departureOf, USERNAME_NOT_CONFIRMED } from "../../model/rules";
import type { deleteAccountSchema } from "../../model/schema";
import { mailsOfHousehold, mailsOfPerson } from "../mails";
import { removeHousehold } from "../remove-household";
import { removePerson } from "../remove-person";

/** Timeout of the deletion, in milliseconds: after years a household has tens of thousands of rows. */
const TIMEOUT_MS = 60_000;

const ONLY_ADMIN =
  "You are the only admin. Promote someone, or delete the household with all its data and members' accounts.";

/**
 * Ends a membership. An admin's account is deleted, with the household if nobody else is in it. Any other account is
 * deactivated, which an admin can revert. All sessions end.
 * @throws {AppError} `forbidden` for the demo account; `invalid_input` for another username than one's own;
 * `conflict` with `isOnlyAdmin` for the only admin of several members, unless `deleteHousehold` is set.
 */
export const deleteAccount = command(
  "account:leave",
  async (actor, input: z.output<typeof deleteAccountSchema>): Promise<Departed> => {
    const { householdId } = actor;
    await refuseDemoHousehold(householdId, demoLimits.leave);
    if (input.username !== undefined && input.username !== actor.username) {
      throw new AppError("invalid_input", USERNAME_NOT_CONFIRMED, {
        issues: [{ path: "username", message: USERNAME_NOT_CONFIRMED }],
      });
    }
    const { departure, photos, mails } = await authorizedTransaction(
      actor,
      async (tx) => {
        const departure = await decide(tx, actor, input.deleteHousehold);
        const left = await depart(tx, actor, departure);
        await announce(tx, actor, { kind: "members", ids: [actor.userId] });
        await announceRevocation(tx, householdId);
        return { departure, ...left };
      },
      { householdLock: "UPDATE", changesOwnAccount: true, timeout: TIMEOUT_MS },
    );
    await forgetMails(mails);
    await removeDiscardedPhotos(photos);
    return { outcome: departure === "deactivate" ? "deactivated" : "deleted" };
  },
);

/**
 * Decides what leaving does. Requires the household's lock, so that two simultaneous calls of admins run one
 * after the other and the second admin is recognised as the only one.
 */
async function decide(
  tx: Tx,
  actor: UserActor,
  isHouseholdGiven: boolean,
): Promise<Exclude<Departure, "choose">> {
  const members = await tx.user.findMany({
    where: { householdId: actor.householdId },
    select: { id: true, role: true, isActive: true },
  });
  const self = members.find(({ id }) => id === actor.userId);
  // A concurrent promotion must not turn a requested deactivation into a deletion.
  if (self?.role !== actor.role) {
    throw new AppError("conflict", "Your role has just changed. Please look again.");
  }
  const departure = departureOf(
    self.role,
    members.filter((member) => member !== self),
  );
  if (departure !== "choose") return departure;
  if (isHouseholdGiven) return "delete-household";
  throw new AppError("conflict", ONLY_ADMIN, { details: { isOnlyAdmin: true } });
}

/** Data outside the database, deleted after the commit: photos by key, and mails of the dev mailbox. */
interface LeftBehind {
  photos: string[];
  mails: MailsToForget;
}

async function depart(
  tx: Tx,
  { householdId, userId }: UserActor,
  departure: Exclude<Departure, "choose">,
): Promise<LeftBehind> {
  switch (departure) {
    case "delete-household": {
      const mails = await mailsOfHousehold(tx, householdId);
      return { photos: await removeHousehold(tx, householdId), mails };
    }
    case "delete-account": {
      const mails = await mailsOfPerson(tx, { householdId, userId });
      await removePerson(tx, { householdId, userId });
      return { photos: [], mails };
    }
    case "deactivate":
      await tx.user.update({ where: { id: userId, householdId }, data: { isActive: false } });
      await endAccessOf(tx, { householdId, userId });
      return { photos: [], mails: { addresses: [], keys: [] } };
  }
}
