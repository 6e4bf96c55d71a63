import type { z } from "zod";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { identityKey } from "@/lib/core/identity-key";
import { logger } from "@/lib/core/logger";
import { DEMO_ACCOUNT } from "@/lib/core/product";
import { db, transaction, type Tx } from "@/lib/server/db";
import { verifyPassword } from "@/lib/server/password";
import { consume, giveBack } from "@/lib/server/rate-limit";
import { createSession, readSessionUser } from "@/lib/server/session";
import type { NamedSession } from "@/lib/server/session-cookie";
import { toUser, type User } from "../dto";
import type { loginSchema } from "../schema";

/** A person with the session that was just opened. */
export interface SignedIn {
  session: NamedSession;
  user: User;
}

type Input = z.output<typeof loginSchema> & { address: string };

/**
 * Signs a person in by username, or e-mail address, and password.
 * @throws {AppError} `unauthenticated`, in the same words and time for an unknown name and a wrong
 * password; `forbidden` for a deactivated account, only after the right password; `rate_limited`.
 */
export async function signIn(input: Input): Promise<SignedIn> {
  const key = identityKey(input.username);
  // Counted before the password is looked at, so that many guesses at once are no way round the limit.
  await consume("login:address", input.address);
  const user = await db.user.findFirst({
    where: { OR: [{ usernameKey: key }, { emailKey: key }] },
    select: { id: true, emailKey: true, password: true, isActive: true },
  });
  // One account has one count, whichever of its names is tried.
  const account = user ? `id:${user.id}` : key;
  await consume("login:account", account);
  const isRight = await verifyPassword(user?.password ?? null, input.password);
  if (!user || !isRight || isClosedDemo(user.emailKey)) {
    logger.info({ userId: user?.id ?? null }, "a login failed");
    throw wrongPassword();
  }
  if (!user.isActive) {
    throw new AppError(
      "forbidden",
      "Your account has been deactivated. Contact an administrator to reactivate it.",
    );
  }
  await giveBack("login:address", input.address);
  await giveBack("login:account", account);
  const signedIn = await transaction(async (tx) => {
    await requireUnchanged(tx, user);
    return {
      session: await createSession(tx, { userId: user.id, isKept: input.remember }),
      user: toUser(await readSessionUser(tx, user.id)),
    };
  });
  logger.info({ userId: user.id }, "a login succeeded");
  return signedIn;
}

/**
 * Holds the account as it was looked at: a new password or a deactivation that came while this one was being
 * checked has ended the sessions that there were, and would leave the new one behind.
 */
async function requireUnchanged(
  tx: Tx,
  { id, password }: { id: number; password: string },
): Promise<void> {
  const same = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${id} AND password = ${password} AND is_active FOR SHARE`;
  if (same.length === 0) throw wrongPassword();
}

function wrongPassword(): AppError {
  return new AppError("unauthenticated", "Invalid username or password");
}

/** Everybody knows the demo account's password: where the demo is off, nobody gets in by it. */
function isClosedDemo(emailKey: string): boolean {
  return !env().DEMO && emailKey === DEMO_ACCOUNT.email;
}
