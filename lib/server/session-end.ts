import { db } from "./db";
import { readSession } from "./session";
import { sessionIdOf, sessionUserIdOf } from "./session-cookie";

/** Why a device is not signed in any more: its person was deactivated, or this session ended. */
export type SessionEnd = "deactivated" | "ended";

/**
 * Why the session is over that a cookie's value names. Only who holds such a cookie, and so was signed in
 * on this device, learns it.
 * @returns null where no session was ever named, or it is live.
 */
export async function readSessionEnd(cookieValue: string | undefined): Promise<SessionEnd | null> {
  if ((await sessionIdOf(cookieValue)) === null || (await readSession(cookieValue))) return null;
  const id = await sessionUserIdOf(cookieValue);
  const person = await db.user.findUnique({
    where: { id: id ?? 0 },
    select: { isActive: true },
  });
  return person && !person.isActive ? "deactivated" : "ended";
}
