import "server-only";
import { identityKey } from "@/lib/core/identity-key";
import type { AuthorizedActor } from "@/lib/policy/operation";
import { usernameSkeleton } from "@/lib/server/confusables/username-skeleton";
import type { Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import { replaceAnsweredUsername } from "@/lib/server/replace-answered-username";
import { requireFreeUsername } from "./require-free-identity";

/**
 * Changes the actor's username, in a transaction that has locked the actor's row. Sessions remain valid, because they
 * refer to the person by id.
 * @throws {AppError} `conflict` when the username is taken, or looks like an existing one.
 */
export async function changeUsername(
  tx: Tx,
  actor: AuthorizedActor,
  username: string,
): Promise<void> {
  const { userId, householdId } = actor;
  const { username: former } = await tx.user.findUniqueOrThrow({
    where: { id: userId, householdId },
    select: { username: true },
  });
  await requireFreeUsername(tx, { username, userId });
  await tx.user.updateMany({
    where: { id: userId, householdId },
    data: {
      username,
      usernameKey: identityKey(username),
      usernameSkeleton: usernameSkeleton(username),
    },
  });
  // Stored answers of idempotent calls contain the former username. It is replaced now, because deleting the account
  // later removes only the username that the person has at that time.
  await replaceAnsweredUsername(tx, { householdId, from: former, to: username });
  await announce(tx, { ...actor, username }, { kind: "members", ids: [userId] });
}
