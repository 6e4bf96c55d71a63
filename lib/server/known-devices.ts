import { now } from "../core/clock";
import { db, type Tx } from "./db";
import { type Counter, personalKey } from "./rate-limit";
import { hashToken, newToken } from "./secret-token";

/**
 * The largest number of known devices of a user. A further device replaces the one whose last sign-in is
 * longest ago.
 */
const MOST_DEVICES_OF_A_USER = 10;

/** The client address and device of a request. Rate limits count attempts by address and device cookie. */
export interface RequestSource {
  /** The client address, IPv6 by its network (`addressGroup`). */
  address: string;
  /**
   * The token in the device cookie, whether or not it belongs to a known device; null where the browser sent
   * none.
   */
  device: string | null;
  /** Browser and system, such as "Chrome on Android"; null where they are unknown. */
  deviceName: string | null;
}

/**
 * A device that has signed in to an account before: the id of the account, and the token in the device
 * cookie.
 */
export interface KnownDevice {
  userId: number;
  token: string;
}

/**
 * Finds out whether a device has signed in before to the account with this username or e-mail address
 * (`identityKey`). The one query is the same whether there is such an account or not.
 */
export async function findKnownDevice(
  identity: string,
  token: string | null,
): Promise<KnownDevice | null> {
  if (token === null) return null;
  const found = await db.knownDevice.findFirst({
    where: {
      token: hashToken(token),
      user: { OR: [{ usernameKey: identity }, { emailKey: identity }] },
    },
    select: { userId: true },
  });
  return found && { userId: found.userId, token };
}

/**
 * Returns the counter of the failed logins of a known device to its account. Attempts from other devices are
 * not counted there.
 */
export function loginsOfDevice({ userId, token }: KnownDevice): Counter {
  return { limit: "login:pair", key: personalKey(userId, hashToken(token)) };
}

/**
 * Records that a person has just signed in on a device, and forgets the person's oldest devices above the cap.
 * @param token the token in the browser's device cookie, which other people's known devices may have too; null
 * where the browser sent none.
 * @returns the token for the cookie, a new one where the browser had none.
 */
export async function rememberDevice(
  tx: Tx,
  { userId, token: sent }: { userId: number; token: string | null },
): Promise<string> {
  const token = sent ?? newToken();
  const device = { userId, token: hashToken(token) };
  const moment = now();
  await tx.knownDevice.upsert({
    where: { userId_token: device },
    create: { ...device, createdAt: moment, lastUsedAt: moment },
    update: { lastUsedAt: moment },
  });
  const surplus = await tx.knownDevice.findMany({
    where: { userId, token: { not: device.token } },
    orderBy: { lastUsedAt: "desc" },
    skip: MOST_DEVICES_OF_A_USER - 1,
    select: { token: true },
  });
  if (surplus.length > 0) {
    await tx.knownDevice.deleteMany({
      where: { userId, token: { in: surplus.map((row) => row.token) } },
    });
  }
  return token;
}

/** Forgets all devices of a person. */
export async function forgetDevicesOf(tx: Tx, userId: number): Promise<void> {
  await tx.knownDevice.deleteMany({ where: { userId } });
}
