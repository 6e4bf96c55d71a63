import { randomUUID } from "node:crypto";
import { identityKey } from "@/lib/core/identity-key";
import { db } from "@/lib/server/db";
import { publishEvents, recordEvent } from "@/lib/server/events";
import { consume } from "@/lib/server/rate-limit";

/**
 * Asks for a mail with a link to a new password. Neither the outcome nor the time says whether anybody has
 * that address: who it is, and whether a mail goes out, is looked at in the background.
 * @throws {AppError} `rate_limited` after five an hour for one address, or from one.
 */
export async function requestPasswordReset(input: {
  email: string;
  address: string;
}): Promise<void> {
  const emailKey = identityKey(input.email);
  await consume("password-reset:address", input.address);
  await consume("password-reset:account", emailKey);
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
