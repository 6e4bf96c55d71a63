import type { NextRequest } from "next/server";
import { revokeSession } from "../server/session";
import { sessionCookieName, sessionIdOf } from "../server/session-cookie";

/** Ends the session that the request's cookie names: whoever signs in anew leaves none behind that the browser has forgotten. */
export async function endEarlierSession(request: NextRequest): Promise<void> {
  const cookie = request.cookies.get(sessionCookieName(request.headers));
  const id = await sessionIdOf(cookie?.value);
  if (id !== null) await revokeSession(id);
}
