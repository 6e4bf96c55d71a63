import "server-only";
import { AppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/server/db";
import { endEmailChangesOf } from "@/lib/server/email-changes";
import { rememberDevice } from "@/lib/server/known-devices";
import { endPasswordResetsOf } from "@/lib/server/password-resets";
import { revokeSessionsOf } from "@/lib/server/session";

/** Creates the error for a password that was changed between its verification and the write. */
export function passwordChanged(): AppError {
  return new AppError("conflict", "The password was changed in the meantime. Please try again.");
}

interface Replacement {
  userId: number;
  householdId: number;
  /** The hash of the present password. */
  current: string;
  /** The hash of the new password. */
  password: string;
  /** The id of a session that is not deleted; without it all sessions of the person are deleted. */
  except?: string;
  /** The device token of the browser that changes the password; null if it has none. */
  device: string | null;
}

/**
 * Replaces the password whose hash was just verified, in the caller's transaction. Ends the person's sessions (without
 * `except`), password reset links and links to a new e-mail address. Known devices are not deleted, so that failed
 * logins on other devices cannot lock the person out (docs/decisions/0034).
 * @returns the token for the cookie of this device.
 * @throws {AppError} `conflict` when the password was changed meanwhile.
 */
export async function replacePassword(tx: Tx, replacement: Replacement): Promise<string> {
  const { userId, householdId, current, password, except } = replacement;
  const { count } = await tx.user.updateMany({
    where: { id: userId, householdId, password: current },
    data: { password },
  });
  if (count === 0) throw passwordChanged();
  await endPasswordResetsOf(tx, userId);
  await endEmailChangesOf(tx, userId);
  await revokeSessionsOf(tx, { userId, householdId, except });
  return rememberDevice(tx, { userId, token: replacement.device });
}
