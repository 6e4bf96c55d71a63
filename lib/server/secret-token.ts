import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** Creates an unguessable token for a link in a mail. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** Returns the hash of a token, which the database stores in its place. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
