import "server-only";
import { AppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/server/db";
import { rememberDevice } from "@/lib/server/known-devices";
import { revokeSessionsOf } from "@/lib/server/session";

interface Replacement {
  userId: number;
  householdId: number;
  /** The hash that is replaced. */
  current: string;
  /** The hash that takes its place. */
  password: string;
  /** The session that stays. */
  except?: string;
  /** The token of the device on which the password is replaced, if it has one. */
  device: string | null;
}

/**
 * Replaces the password whose hash was just verified, in the caller's transaction. Deletes the person's sessions
 * and links to a new password. The known devices stay, so that nobody locks them out (docs/decisions/0034).
 * @returns the token for the cookie of this device.
 * @throws {AppError} `conflict` when the password was changed meanwhile.
 */
export async function replacePassword(tx: Tx, replacement: Replacement): Promise<string> {
  const { userId, householdId, current, password, except } = replacement;
  const { count } = await tx.user.updateMany({
    where: { id: userId, householdId, password: current },
    data: { password },
  });
  if (count === 0) {
    throw new AppError("conflict", "The password was changed in the meantime. Please try again.");
  }
  await tx.passwordReset.deleteMany({ where: { userId } });
  await revokeSessionsOf(tx, { userId, householdId, except });
  return rememberDevice(tx, { userId, token: replacement.device });
}
