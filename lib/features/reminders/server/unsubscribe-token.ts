import "server-only";
import { readId } from "@/lib/core/ids";
import { readToken, signToken } from "@/lib/server/signed-token";

const PURPOSE = "unsubscribe:reminders";

/** Returns the token of the link in a reminder. It stops reminders without a session. */
export function unsubscribeToken(userId: number): string {
  return signToken(PURPOSE, String(userId));
}

/** Returns the user whose reminders a token stops, or null for an invalid token. */
export function readUnsubscribeToken(token: string): number | null {
  return readId(readToken(PURPOSE, token) ?? undefined);
}
