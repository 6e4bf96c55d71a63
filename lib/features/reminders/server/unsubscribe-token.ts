import "server-only";
import { readId } from "@/lib/core/ids";
import { readToken, signToken } from "@/lib/server/signed-token";

const PURPOSE = "unsubscribe:reminders";

/** The content of the link in a reminder, which stops reminders without signing in. */
export function unsubscribeToken(userId: number): string {
  return signToken(PURPOSE, String(userId));
}

/** Whose reminders a token stops; null when it is not ours. */
export function readUnsubscribeToken(token: string): number | null {
  return readId(readToken(PURPOSE, token) ?? undefined);
}
