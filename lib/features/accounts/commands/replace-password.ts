import { AppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/server/db";
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
}

/**
 * Replaces the password whose hash was just verified, in the caller's transaction. Deletes the person's sessions
 * and links to a new password.
 * @throws {AppError} `conflict` when the password was changed meanwhile.
 */
export async function replacePassword(tx: Tx, replacement: Replacement): Promise<void> {
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
}
