import "server-only";
import { AppError } from "@/lib/core/errors";
import { db } from "@/lib/server/db";
import type { RequestSource } from "@/lib/server/known-devices";
import { limitGuesses } from "@/lib/server/limit-guesses";
import { readUnsubscribeToken } from "../unsubscribe-token";

/**
 * Stops the reminders of the token's kind for the person to whom it was mailed. Needs no session. A repeated call and a
 * deleted account cause no error.
 * @throws {AppError} `invalid_input` for an invalid token; `rate_limited` after many of them.
 */
export async function unsubscribe(input: { token: string; source: RequestSource }): Promise<void> {
  const { userId, kind } = await limitGuesses(input.source, () => readOwner(input.token));
  await db.user.updateMany({
    where: { id: userId },
    data: kind === "overdue" ? { remindersEnabled: false } : { runOutRemindersEnabled: false },
  });
}

function readOwner(token: string) {
  const owner = readUnsubscribeToken(token);
  if (owner === null) throw new AppError("invalid_input", "This link is not valid.");
  return owner;
}
