import { db } from "./db";
import { readSession } from "./session";
import { sessionIdOf, sessionUserIdOf } from "./session-cookie";

/**
 * Why a session ended: "deactivated" if its person was deactivated, otherwise "ended", for example
 * after it expired or was revoked.
 */
export type SessionEnd = "deactivated" | "ended";

/**
 * Returns why the session of a cookie ended. Only a device that was signed in has such a cookie.
 * @returns null when the cookie names no session, or a valid one.
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
