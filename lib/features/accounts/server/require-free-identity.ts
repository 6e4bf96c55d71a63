import "server-only";
import { AppError } from "@/lib/core/errors";
import { identityKey } from "@/lib/core/identity-key";
import { usernameSkeleton } from "@/lib/server/confusables/username-skeleton";
import type { Tx } from "@/lib/server/db";
import { fillUsernameSkeletons } from "./steps/fill-username-skeletons";

/**
 * First key of the advisory locks on username skeletons; the second is a hash of the skeleton. No
 * other lock has two keys.
 */
const SKELETON_LOCK = 7_271_019;

interface Identity {
  username: string;
  email: string;
}

/**
 * Computes missing skeletons, which `requireFreeIdentity` searches. Call it before the transaction.
 */
export async function prepareIdentityCheck({ username }: Identity): Promise<void> {
  if (!isAscii(username)) await fillUsernameSkeletons();
}

/**
 * Requires that nobody has the username or the e-mail address, and that a username with other than ASCII characters
 * does not look like an existing one. A username of ASCII characters may look like any other.
 * Until the transaction ends, registrations of usernames with the same skeleton wait here: a unique index is
 * impossible, because existing usernames may share a skeleton.
 * @throws {AppError} `conflict`.
 */
export async function requireFreeIdentity(tx: Tx, { username, email }: Identity): Promise<void> {
  const usernameKey = identityKey(username);
  const skeleton = usernameSkeleton(username);
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SKELETON_LOCK}, hashtext(${skeleton}))`;
  const taken = await tx.user.findMany({
    where: { OR: [{ usernameKey }, { emailKey: identityKey(email) }] },
    select: { usernameKey: true },
  });
  if (taken.some((user) => user.usernameKey === usernameKey))
    throw conflict("username", "This username is already taken.");
  if (taken.length > 0) throw conflict("email", "This email is already in use.");
  if (isAscii(username)) return;
  if ((await tx.user.count({ where: { usernameSkeleton: skeleton } })) > 0) {
    throw conflict(
      "username",
      "This username looks like another one. Please choose a different one.",
    );
  }
}

function conflict(path: keyof Identity, message: string): AppError {
  return new AppError("conflict", message, { issues: [{ path, message }] });
}

function isAscii(username: string): boolean {
  return !/[^\u0020-\u007e]/.test(username);
}
