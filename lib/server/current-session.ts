import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { UserActor } from "../policy/actor";
import { pageSessions } from "./page-sessions";
import { actorOf, readSession, type Session, type SessionUser } from "./session";
import { sessionCookieName } from "./session-cookie";
import { readSessionEnd, type SessionEnd } from "./session-end";

/** Returns a time before all reads of the request that need a session, in milliseconds since 1970. */
export const readsSince = cache(() => Date.now());

/** Returns the session of the page that is rendered, read once per request; null when nobody is signed in. */
const currentSession = cache(async (): Promise<Session | null> => {
  // Fixes the time before the first read. Pages and layouts read nothing before the session.
  readsSince();
  const known = pageSessions().get((await headers()).get("x-request-id") ?? "");
  return known === undefined ? readSession(await cookieValue()) : known;
});

async function cookieValue(): Promise<string | undefined> {
  return (await cookies()).get(sessionCookieName(await headers()))?.value;
}

/** Returns why the session of this device ended; null where there was none. */
export async function currentSessionEnd(): Promise<SessionEnd | null> {
  return readSessionEnd(await cookieValue());
}

/** Returns the person of the page that is rendered, or null. */
export async function currentUser(): Promise<SessionUser | null> {
  return (await currentSession())?.user ?? null;
}

/** Returns the actor of the page that is rendered. Redirects to the sign-in screen when nobody is signed in. */
export async function requireActor(): Promise<UserActor> {
  const session = await currentSession();
  if (!session) redirect("/auth");
  return actorOf(session);
}
