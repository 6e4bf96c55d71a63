import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/core/env";

/**
 * A text with a signature that only this installation can make, for links that work without signing in.
 * It does not expire. A token for one purpose is worth nothing for another.
 */
export function signToken(purpose: string, value: string): string {
  return `${value}.${keyedHash(purpose, value).toString("base64url")}`;
}

/** The text that a token holds; null when we did not sign it for that purpose. */
export function readToken(purpose: string, token: string): string | null {
  const [, value, given] = /^([^.]+)\.([\w-]{43})$/.exec(token) ?? [];
  if (value === undefined || given === undefined) return null;
  const isOurs = timingSafeEqual(Buffer.from(given, "base64url"), keyedHash(purpose, value));
  return isOurs ? value : null;
}

/** Returns the HMAC-SHA-256 of a text under this installation's secret. Each purpose has hashes of its own. */
export function keyedHash(purpose: string, value: string): Buffer {
  const { NEXTAUTH_SECRET } = env();
  if (!NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return createHmac("sha256", NEXTAUTH_SECRET).update(`${purpose}\n${value}`).digest();
}
