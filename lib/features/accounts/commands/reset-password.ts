import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { db, transaction } from "@/lib/server/db";
import { hashPassword } from "@/lib/server/password";
import { forgiveAll } from "@/lib/server/rate-limit";
import { hashToken } from "@/lib/server/secret-token";
import type { ResetPassword } from "../schema";
import { replacePassword } from "./replace-password";

/**
 * Sets a new password with the token of a mailed link, which works once, and signs out every device. Failed
 * logins are forgotten: whoever reads the account's mail is not locked out by somebody who guesses on.
 * @throws {AppError} `gone` for a link that is none, was used, or has expired; `conflict` when the
 * password was changed at the same moment.
 */
export async function resetPassword(input: ResetPassword): Promise<void> {
  const token = hashToken(input.token);
  const reset = await db.passwordReset.findFirst({
    where: { token, expiresAt: { gt: now() }, user: { isActive: true } },
    select: { user: { select: { id: true, householdId: true, password: true } } },
  });
  if (!reset) {
    throw new AppError("gone", "This link is invalid or has expired. Please ask for a new one.");
  }
  const { id: userId, householdId, password: current } = reset.user;
  const password = await hashPassword(input.password);
  await transaction((tx) => replacePassword(tx, { userId, householdId, current, password }));
  await forgiveAll("login:account", `id:${userId}`);
}
