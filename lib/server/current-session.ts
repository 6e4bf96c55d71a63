import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { UserActor } from "../policy/actor";
import { pageSessions } from "./page-sessions";
import { actorOf, readSession, type Session, type SessionUser } from "./session";
import { sessionCookieName } from "./session-cookie";
import { readSessionEnd, type SessionEnd } from "./session-end";

/** The session of the page that is being rendered: read once a request, null when nobody is signed in. */
export const currentSession = cache(async (): Promise<Session | null> => {
  const known = pageSessions().get((await headers()).get("x-request-id") ?? "");
  return known === undefined ? readSession(await cookieValue()) : known;
});

async function cookieValue(): Promise<string | undefined> {
  return (await cookies()).get(sessionCookieName(await headers()))?.value;
}

/** Why this device, on which somebody was signed in, is not signed in any more; null where nobody was. */
export async function currentSessionEnd(): Promise<SessionEnd | null> {
  return readSessionEnd(await cookieValue());
}

/** The person of the page that is being rendered, or null. */
export async function currentUser(): Promise<SessionUser | null> {
  return (await currentSession())?.user ?? null;
}

/** The actor of the page that is being rendered; nobody signed in is led to the sign-in screen. */
export async function requireActor(): Promise<UserActor> {
  const session = await currentSession();
  if (!session) redirect("/auth");
  return actorOf(session);
}
