import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { db } from "@/lib/server/db";
import { MailFailure } from "./mail-failure";

/**
 * The age in milliseconds from which a claim without a result belongs to a process that died. A delivery
 * attempt takes ten seconds at most.
 */
const UNDER_WAY_MS = 15_000;

/**
 * Sends the mail of a key once: the key is claimed before the attempt, and marked as sent after the provider
 * has accepted the mail. If the mail was certainly not sent, the claim is deleted. The claim of a process
 * that died is taken over only if the provider sends one mail per key.
 * @throws {MailFailure} from `send`; `unknown` when an earlier attempt ended with an unknown result.
 * @throws {AppError} `unavailable` while another attempt runs.
 */
export async function deliverOnce(
  key: string,
  isRepeatable: boolean,
  send: () => Promise<void>,
): Promise<void> {
  const { count } = await db.mailDelivery.createMany({
    data: [{ key, claimedAt: now() }],
    skipDuplicates: true,
  });
  if (count === 0) {
    const earlier = await db.mailDelivery.findUnique({ where: { key } });
    if (earlier?.sentAt) return;
    if (!isRepeatable) throw unknownEnd(earlier?.claimedAt);
  }
  try {
    await send();
  } catch (error) {
    // Only a claim of this attempt is deleted. The outcome of an earlier attempt to send this mail is unknown,
    // so its claim stays.
    if (error instanceof MailFailure && error.isCertain && count > 0) {
      await db.mailDelivery.deleteMany({ where: { key, sentAt: null } });
    }
    throw error;
  }
  await db.mailDelivery.update({ where: { key }, data: { sentAt: now() } });
}

function unknownEnd(claimedAt = now()): AppError | MailFailure {
  return now().getTime() - claimedAt.getTime() < UNDER_WAY_MS
    ? new AppError("unavailable", "This mail is being sent. Please wait a moment.", {
        retryAfter: 15,
      })
    : new MailFailure("unknown", "an earlier attempt", { isCertain: false });
}
