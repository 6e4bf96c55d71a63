import "server-only";
import { now } from "@/lib/core/clock";
import { read } from "@/lib/policy/operation";
import { db } from "@/lib/server/db";
import { demoAccountKeys } from "@/lib/server/demo-household";
import { hashToken } from "@/lib/server/secret-token";
import { oldestUse, type Session } from "@/lib/server/session";
import { type SignedInDevice, toUser, type User } from "../model/dto";

/** Returns the person of a session. */
export const getCurrentUser = read("household:view", (_actor, { user }: Session): Promise<User> =>
  Promise.resolve(toUser(user)),
);

/**
 * Returns the query condition for the reset link with this token, if the link can still set a new password.
 */
export const usableReset = (token: string) => ({
  token: hashToken(token),
  expiresAt: { gt: now() },
  user: { isActive: true },
});

/**
 * Returns whether a reset link can set a new password, so that the page of the link can report an invalid
 * link at once. No rate limit applies: a token has 256 random bits, so it cannot be guessed, and this call
 * changes nothing.
 */
export async function isResetUsable(token: string): Promise<boolean> {
  return (await db.passwordReset.count({ where: usableReset(token) })) > 0;
}

/**
 * Lists the person's signed-in devices: this one first, then by last use. Everybody can sign in to the demo account,
 * so there the list contains this device only.
 */
export const listSessions = read("household:view", async (actor): Promise<SignedInDevice[]> => {
  const { userId, householdId, sessionId } = actor;
  const rows = await db.session.findMany({
    where: {
      userId,
      user: { householdId },
      lastUsedAt: { gt: oldestUse(now()) },
      OR: [{ id: sessionId }, { user: { NOT: demoAccountKeys } }],
    },
    orderBy: [{ lastUsedAt: "desc" }, { publicId: "desc" }],
    select: { id: true, publicId: true, deviceName: true, createdAt: true, lastUsedAt: true },
  });
  const devices = rows.map(({ id, publicId, createdAt, lastUsedAt, deviceName }) => ({
    id: publicId,
    deviceName,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === sessionId,
  }));
  return devices.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
});
