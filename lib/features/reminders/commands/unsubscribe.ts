import { AppError } from "@/lib/core/errors";
import { db } from "@/lib/server/db";
import { readUnsubscribeToken } from "../unsubscribe-token";

/**
 * Stops the reminders of the person to whom the token was mailed. Who holds it need not sign in, and may
 * do it twice; somebody whose account is gone gets none anyway.
 * @throws {AppError} `invalid_input` for a token that is not ours.
 */
export async function unsubscribe(input: { token: string }): Promise<void> {
  const id = readUnsubscribeToken(input.token);
  if (id === null) throw new AppError("invalid_input", "This link is not valid.");
  await db.user.updateMany({ where: { id }, data: { remindersEnabled: false } });
}
