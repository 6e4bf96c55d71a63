import "server-only";
import { AppError } from "@/lib/core/errors";
import { identityKey } from "@/lib/core/identity-key";
import { usernameSkeleton } from "@/lib/server/confusables/username-skeleton";
import type { Tx } from "@/lib/server/db";
import { requireFreeEmail } from "./require-free-email";
import { fillUsernameSkeletons } from "./steps/fill-username-skeletons";

/**
 * First key of the advisory locks on username skeletons; the second is a hash of the skeleton. No
 * other lock has two keys.
 */
const SKELETON_LOCK = 7_271_019;

interface NewUsername {
  username: string;
  /**
   * The person whose username is changed. Their present username is no conflict. Undefined for a
   * registration.
   */
  userId?: number;
}

/**
 * Computes missing skeletons, which `requireFreeUsername` searches. Call it before the transaction.
 */
export async function prepareIdentityCheck({ username }: NewUsername): Promise<void> {
  if (!isAscii(username)) await fillUsernameSkeletons();
}

/**
 * Requires that nobody else has the username or the e-mail address.
 * @throws {AppError} `conflict`, as `requireFreeUsername` and `requireFreeEmail`.
 */
export async function requireFreeIdentity(
  tx: Tx,
  { username, email }: { username: string; email: string },
): Promise<void> {
  await requireFreeUsername(tx, { username });
  await requireFreeEmail(tx, { email });
}

/**
 * Requires that nobody else has the username, and that a username with non-ASCII characters does not look
 * like an existing one. A username of ASCII characters may look like any other. Until the transaction ends,
 * calls with usernames of the same skeleton wait here: a unique index is impossible, because existing
 * usernames may share a skeleton.
 * @throws {AppError} `conflict`.
 */
export async function requireFreeUsername(
  tx: Tx,
  { username, userId }: NewUsername,
): Promise<void> {
  const skeleton = usernameSkeleton(username);
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SKELETON_LOCK}, hashtext(${skeleton}))`;
  const isTaken = async (same: { usernameKey: string } | { usernameSkeleton: string }) =>
    (await tx.user.count({ where: { ...same, id: { not: userId ?? 0 } } })) > 0;
  if (await isTaken({ usernameKey: identityKey(username) })) {
    throw conflict("This username is already taken.");
  }
  if (!isAscii(username) && (await isTaken({ usernameSkeleton: skeleton }))) {
    throw conflict("This username looks like another one. Please choose a different one.");
  }
}

function conflict(message: string): AppError {
  return new AppError("conflict", message, { issues: [{ path: "username", message }] });
}

function isAscii(username: string): boolean {
  return !/[^\u0020-\u007e]/.test(username);
}
