import "server-only";
import { now } from "@/lib/core/clock";
import { read } from "@/lib/policy/operation";
import { db } from "@/lib/server/db";
import { hashToken } from "@/lib/server/secret-token";
import type { Session } from "@/lib/server/session";
import { toUser, type User } from "../model/dto";

/** Returns the person of a session. */
export const getCurrentUser = read("household:view", (_actor, { user }: Session): Promise<User> =>
  Promise.resolve(toUser(user)),
);

/** Returns the condition of a reset link that can set a new password. */
export const usableReset = (token: string) => ({
  token: hashToken(token),
  expiresAt: { gt: now() },
  user: { isActive: true },
});

/**
 * Returns whether a reset link can set a new password, so that its page can tell at once. The look-up is not limited
 * by address: a token has 256 random bits, and only using it changes anything.
 */
export async function isResetUsable(token: string): Promise<boolean> {
  return (await db.passwordReset.count({ where: usableReset(token) })) > 0;
}
