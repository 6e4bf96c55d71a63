import "server-only";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { db, transaction } from "@/lib/server/db";
import { loginsOfDevice, type RequestSource } from "@/lib/server/known-devices";
import { limitGuesses } from "@/lib/server/limit-guesses";
import { hashPassword } from "@/lib/server/password";
import { forgiveAll } from "@/lib/server/rate-limit";
import { RESET_LINK_OVER } from "../../model/copy";
import type { ResetPassword } from "../../model/schema";
import { usableReset } from "../reads";
import { replacePassword } from "../replace-password";

type Input = ResetPassword & { source: RequestSource };

/**
 * Sets a new password with the token of a mailed link, which works once, and signs out every device. This device
 * becomes a known one without failed logins, so the person can sign in on it while others guess passwords. The login
 * limits of other devices and client addresses are not reset: resetting the limits of the username and of the e-mail
 * address together would reveal that both belong to one account.
 * @returns the token for the cookie of this device.
 * @throws {AppError} `gone` for a link that is invalid, used or expired; `conflict` when the password was changed at
 * the same moment; `rate_limited` after many wrong tokens.
 */
export async function resetPassword(input: Input): Promise<string> {
  const {
    id: userId,
    householdId,
    password: current,
  } = await limitGuesses(input.source, () => findOwner(input.token));
  const password = await hashPassword(input.password);
  const { device } = input.source;
  const replacement = { userId, householdId, current, password, device };
  const token = await transaction(async (tx) => {
    // The link may have ended while the password was hashed: by another use, or by a changed e-mail address.
    await tx.$queryRaw`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
    const count = await tx.passwordReset.count({ where: usableReset(input.token) });
    if (count === 0) throw linkOver();
    const token = await replacePassword(tx, replacement);
    await tx.user.updateMany({
      where: { id: userId, householdId },
      data: { emailVerifiedAt: now() },
    });
    return token;
  });
  await forgiveAll(loginsOfDevice({ userId, token }));
  return token;
}

async function findOwner(token: string) {
  const reset = await db.passwordReset.findFirst({
    where: usableReset(token),
    select: { user: { select: { id: true, householdId: true, password: true } } },
  });
  if (!reset) throw linkOver();
  return reset.user;
}

const linkOver = () => new AppError("gone", RESET_LINK_OVER);
