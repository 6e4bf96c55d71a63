import { AppError } from "@/lib/core/errors";
import { transaction } from "@/lib/server/db";
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
 * Puts a new password in the place of the one that was just looked at, ends the person's sessions and
 * makes every link to a new password void.
 * @throws {AppError} `conflict` when the password was changed meanwhile.
 */
export async function replacePassword(replacement: Replacement): Promise<void> {
  const { userId, householdId, current, password, except } = replacement;
  await transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, householdId, password: current },
      data: { password },
    });
    if (count === 0) {
      throw new AppError("conflict", "The password was changed in the meantime. Please try again.");
    }
    await tx.passwordReset.deleteMany({ where: { userId } });
    await revokeSessionsOf(tx, { userId, householdId, except });
  });
}
