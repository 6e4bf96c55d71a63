import "server-only";
import { days, now } from "@/lib/core/clock";
import { deleteRemovedBefore } from "@/lib/features/shopping-additions/server/leave-list";
import { db } from "@/lib/server/db";
import { DEVICE_LIFETIME_MS } from "@/lib/server/device-cookie";
import { removeMailsBefore } from "@/lib/server/mail/dev-mailbox";
import { SESSION_LIFETIME_MS } from "@/lib/server/session-cookie";

/**
 * Days from the expiry of an invitation to its deletion. Its link is answered as expired before the deletion,
 * and as unknown afterwards.
 */
const INVITATIONS_KEPT_DAYS = 21;
/**
 * Days from the expiry of a used link to the deletion of the old address, which the notice needs. The notice is
 * retried for about a day after the link was used.
 */
const EMAIL_NOTICES_KEPT_DAYS = 7;
/** Days from the expiry of an unused link to a new address to its deletion. */
const EMAIL_LINKS_KEPT_DAYS = 1;
/** Addresses that lists were mailed to. The privacy policy promises deletion within 30 days. */
const MAILED_ADDRESSES_KEPT_DAYS = 28;
/**
 * Days from the creation or the end of a row to its deletion: idempotency keys of calls and mails, mails of the dev
 * mailbox, removed additions to the shopping list, and ended password reset links. That is longer than a device stores
 * a pending write, a provider retries a mail, and a job is repeated.
 */
const KEYS_KEPT_DAYS = 30;
const PRESENCES_KEPT_DAYS = 1;
const AI_USAGE_KEPT_DAYS = 90;

/**
 * Deletes expired rows of all households.
 * @returns the number of deleted rows of each kind
 */
export async function removeExpired(): Promise<Record<string, number>> {
  const before = (count: number) => ({ lt: new Date(now().getTime() - days(count)) });
  const results = {
    invitations: await db.userInvitation.deleteMany({
      where: { expiresAt: before(INVITATIONS_KEPT_DAYS) },
    }),
    passwordResets: await db.passwordReset.deleteMany({
      where: { expiresAt: before(KEYS_KEPT_DAYS) },
    }),
    emailLinks: await db.emailChange.deleteMany({
      where: { previousEmail: null, expiresAt: before(EMAIL_LINKS_KEPT_DAYS) },
    }),
    emailNotices: await db.emailChange.deleteMany({
      where: { previousEmail: { not: null }, expiresAt: before(EMAIL_NOTICES_KEPT_DAYS) },
    }),
    sessions: await db.session.deleteMany({
      where: { lastUsedAt: { lt: new Date(now().getTime() - SESSION_LIFETIME_MS) } },
    }),
    knownDevices: await db.knownDevice.deleteMany({
      where: { lastUsedAt: { lt: new Date(now().getTime() - DEVICE_LIFETIME_MS) } },
    }),
    mailedAddresses: await db.shoppingList.updateMany({
      where: { emailedAt: before(MAILED_ADDRESSES_KEPT_DAYS), emailedTo: { not: null } },
      data: { emailedTo: null, emailedAt: null },
    }),
    shoppingLinks: await db.shoppingLink.deleteMany({ where: { expiresAt: { lt: now() } } }),
    removedAdditions: { count: await deleteRemovedBefore(before(KEYS_KEPT_DAYS).lt) },
    idempotencyKeys: await db.idempotencyKey.deleteMany({
      where: { createdAt: before(KEYS_KEPT_DAYS) },
    }),
    mailDeliveries: await db.mailDelivery.deleteMany({
      where: { claimedAt: before(KEYS_KEPT_DAYS) },
    }),
    keptMails: await removeMailsBefore(before(KEYS_KEPT_DAYS).lt),
    presences: await db.checkPresence.deleteMany({
      where: { seenAt: before(PRESENCES_KEPT_DAYS) },
    }),
    aiUsage: await db.aiUsage.deleteMany({ where: { day: before(AI_USAGE_KEPT_DAYS) } }),
    rateLimits: await db.rateLimit.deleteMany({ where: { expire: { lt: now().getTime() } } }),
  };
  return Object.fromEntries(Object.entries(results).map(([what, { count }]) => [what, count]));
}
