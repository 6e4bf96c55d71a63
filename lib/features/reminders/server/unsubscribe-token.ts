import "server-only";
import { readId } from "@/lib/core/ids";
import { readToken, signToken } from "@/lib/server/signed-token";
import type { ReminderKind } from "../model/rules";

const purposes: Record<ReminderKind, string> = {
  overdue: "unsubscribe:reminders",
  runOut: "unsubscribe:run-out-reminders",
};

/** Returns the token of the link in a reminder. It stops reminders of the kind without a session. */
export function unsubscribeToken(userId: number, kind: ReminderKind): string {
  return signToken(purposes[kind], String(userId));
}

/** Returns the user and the kind of the reminders that a token stops, or null for an invalid token. */
export function readUnsubscribeToken(token: string): { userId: number; kind: ReminderKind } | null {
  for (const kind of ["overdue", "runOut"] as const) {
    const userId = readId(readToken(purposes[kind], token) ?? undefined);
    if (userId !== null) return { userId, kind };
  }
  return null;
}
