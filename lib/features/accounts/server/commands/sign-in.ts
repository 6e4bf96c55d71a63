import "server-only";
import type { z } from "zod";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { identityKey } from "@/lib/core/identity-key";
import { logger } from "@/lib/core/logger";
import { DEMO_ACCOUNT } from "@/lib/core/product";
import { db, transaction, type Tx } from "@/lib/server/db";
import { rememberDevice, type RequestSource } from "@/lib/server/known-devices";
import { verifyPassword } from "@/lib/server/password";
import { giveBack } from "@/lib/server/rate-limit";
import { createSession, readSessionUser } from "@/lib/server/session";
import type { NamedSession } from "@/lib/server/session-cookie";
import { toUser, type User } from "../../model/dto";
import type { loginSchema } from "../../model/schema";
import { countLogin } from "../count-login";

/** A person with a new session. */
export interface SignedIn {
  session: NamedSession;
  /** The token for the cookie of this device. */
  device: string;
  user: User;
}

type Input = z.output<typeof loginSchema> & { source: RequestSource };

/**
 * Signs a person in by username, or e-mail address, and password.
 * @throws {AppError} `unauthenticated`, with the same text and duration for an unknown name and a wrong password;
 * `forbidden` for a deactivated account, only after the right password; `rate_limited`.
 */
export async function signIn(input: Input): Promise<SignedIn> {
  const key = identityKey(input.username);
  const attempts = await countLogin(key, input.source);
  const user = await db.user.findFirst({
    where: { OR: [{ usernameKey: key }, { emailKey: key }] },
    select: { id: true, emailKey: true, password: true, isActive: true },
  });
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
  await giveBack(...attempts);
  const { device, deviceName } = input.source;
  const signedIn = await transaction(async (tx) => {
    await requireUnchanged(tx, user);
    return {
      session: await createSession(tx, {
        userId: user.id,
        isKept: input.remember,
        deviceName,
      }),
      device: await rememberDevice(tx, { userId: user.id, token: device }),
      user: toUser(await readSessionUser(tx, user.id)),
    };
  });
  logger.info({ userId: user.id }, "a login succeeded");
  return signedIn;
}

/**
 * Locks the account and checks that it has not changed since the password was verified. A change of the
 * password or a deactivation since then has deleted all sessions. A session that is created afterwards would
 * remain valid.
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

/** The password of the demo account is public, so the account is refused while the demo is off. */
function isClosedDemo(emailKey: string): boolean {
  return !env().DEMO && emailKey === DEMO_ACCOUNT.email;
}
