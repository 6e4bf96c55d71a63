import { LRUCache } from "lru-cache";
import { decode, encode } from "next-auth/jwt";
import { days } from "../core/clock";
import { sessionCookieNameFor } from "../core/cookie-names";
import { env } from "../core/env";

/** A session ends this long after its last use, with or without "Keep me signed in". */
export const SESSION_LIFETIME_MS = days(30);

/** Returns whether the request came by HTTPS. The server or the platform has set `x-forwarded-proto`. */
export function isSecure(headers: Headers): boolean {
  return headers.get("x-forwarded-proto")?.split(",")[0]?.trim() === "https";
}

/** The name of the request's session cookie. */
export function sessionCookieName(headers: Headers): string {
  return sessionCookieNameFor(isSecure(headers));
}

/** An HttpOnly cookie in the object form in which Next sets cookies. */
export interface HttpOnlyCookie {
  name: string;
  value: string;
  httpOnly: true;
  sameSite: "lax";
  path: "/";
  secure: boolean;
  maxAge?: number;
}

/** The content of a session cookie. */
export interface NamedSession {
  id: string;
  /** The id of the user. It serves only to explain why the session ended (docs/decisions/0032). */
  userId: number;
  isKept: boolean;
}

/**
 * Returns the session cookie. With `isKept` it lasts as long as the session, otherwise until the browser
 * session ends. For null, returns a cookie that deletes the session cookie.
 */
export async function sessionCookie(
  headers: Headers,
  session: NamedSession | null,
): Promise<HttpOnlyCookie> {
  const maxAge = SESSION_LIFETIME_MS / 1000;
  const cookie: HttpOnlyCookie = {
    name: sessionCookieName(headers),
    value: "",
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: isSecure(headers),
  };
  if (!session) return { ...cookie, maxAge: 0 };
  const value = await encode({
    token: { sid: session.id, uid: session.userId },
    secret: secret(),
    maxAge,
  });
  return { ...cookie, value, ...(session.isKept ? { maxAge } : {}) };
}

/** Returns the session id in a cookie's value, or null when it is not valid or too old. */
export async function sessionIdOf(value: string | undefined): Promise<string | null> {
  return (await openCookie(value))?.id ?? null;
}

/** Returns the user id in a cookie's value, whether or not the session is valid; null when it has none. */
export async function sessionUserIdOf(value: string | undefined): Promise<number | null> {
  return (await openCookie(value))?.userId ?? null;
}

interface Opened {
  id: string;
  userId: number | null;
  /** Milliseconds since 1970. */
  endsAt: number;
}

async function openCookie(value: string | undefined): Promise<Opened | null> {
  if (!value) return null;
  const known = opened.get(value);
  if (known && known.endsAt > Date.now()) return known;
  try {
    const token = await decode({ token: value, secret: secret() });
    if (typeof token?.sid !== "string" || typeof token.exp !== "number") return null;
    const userId = typeof token.uid === "number" ? token.uid : null;
    const content = { id: token.sid, userId, endsAt: token.exp * 1000 };
    opened.set(value, content);
    return content;
  } catch {
    // The cookie is forged, truncated or signed with an earlier secret, so the person is not signed in.
    return null;
  }
}

/**
 * Cache of decrypted cookies: every request has one, and decrypting costs as much as a query. Whether the session is
 * still valid is read from the database each time.
 */
const opened = new LRUCache<string, Opened>({ max: 1_000 });

function secret(): string {
  const { NEXTAUTH_SECRET } = env();
  if (!NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return NEXTAUTH_SECRET;
}
