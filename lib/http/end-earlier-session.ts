import type { NextRequest } from "next/server";
import { revokeSession } from "../server/session";
import { sessionCookieName, sessionIdOf } from "../server/session-cookie";

/** Ends the session of the request's cookie: a new sign-in replaces it. */
export async function endEarlierSession(request: NextRequest): Promise<void> {
  const cookie = request.cookies.get(sessionCookieName(request.headers));
  const id = await sessionIdOf(cookie?.value);
  if (id !== null) await revokeSession(id);
}
