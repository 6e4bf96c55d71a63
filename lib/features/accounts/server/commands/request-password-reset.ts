import "server-only";
import { randomUUID } from "node:crypto";
import { AppError } from "@/lib/core/errors";
import { identityKey } from "@/lib/core/identity-key";
import { logger } from "@/lib/core/logger";
import { db } from "@/lib/server/db";
import { publishEvents, recordEvent } from "@/lib/server/job-events";
import { findKnownDevice, type RequestSource } from "@/lib/server/known-devices";
import { consumeAll, type Counter, personalKey } from "@/lib/server/rate-limit";
import { hashToken } from "@/lib/server/secret-token";

/**
 * Requests a mail with a password reset link. Neither the answer nor its time reveals whether an account has the
 * address: a background function looks it up. Above a limit the request is dropped without an error.
 */
export async function requestPasswordReset(input: {
  email: string;
  source: RequestSource;
}): Promise<void> {
  const emailKey = identityKey(input.email);
  if (!(await isWithinLimits(await countersOf(emailKey, input.source)))) return;
  const user = await db.user.findUnique({
    where: { emailKey },
    select: { id: true, householdId: true },
  });
  const requestId = randomUUID();
  await recordEvent(db, {
    id: `password-reset:${requestId}`,
    name: "password-reset/requested",
    data: { userId: user?.id ?? 0, householdId: user?.householdId ?? 0, requestId },
  });
  await publishEvents();
}

/**
 * Returns the counters of password reset requests. A known device has its own counter, which other devices
 * cannot use up.
 */
async function countersOf(emailKey: string, source: RequestSource): Promise<Counter[]> {
  const { address } = source;
  const known = await findKnownDevice(emailKey, source.device);
  if (known) {
    return [
      { limit: "password-reset:pair", key: personalKey(known.userId, hashToken(known.token)) },
    ];
  }
  return [
    { limit: "password-reset:pair", key: personalKey(emailKey, address) },
    { limit: "password-reset:address", key: personalKey(address) },
    { limit: "password-reset:account", key: personalKey(emailKey) },
  ];
}

async function isWithinLimits(counters: Counter[]): Promise<boolean> {
  try {
    await consumeAll(counters);
    return true;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "rate_limited")) throw error;
    logger.info({}, "a request for a new password was dropped: too many");
    return false;
  }
}
