import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/core/env";

/**
 * Returns a text signed with this installation's secret, for links that work without signing in. It does not expire.
 * A token for one purpose is not valid for another.
 */
export function signToken(purpose: string, value: string): string {
  return `${value}.${keyedHash(purpose, value).toString("base64url")}`;
}

/** Returns the text of a token; null when it was not signed for that purpose. */
export function readToken(purpose: string, token: string): string | null {
  const [, value, given] = /^([^.]+)\.([\w-]{43})$/.exec(token) ?? [];
  if (value === undefined || given === undefined) return null;
  const isOurs = timingSafeEqual(Buffer.from(given, "base64url"), keyedHash(purpose, value));
  return isOurs ? value : null;
}

/** Returns the HMAC-SHA-256 of a purpose and a text, keyed with this installation's secret. */
export function keyedHash(purpose: string, value: string): Buffer {
  const { NEXTAUTH_SECRET } = env();
  if (!NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return createHmac("sha256", NEXTAUTH_SECRET).update(`${purpose}\n${value}`).digest();
}
