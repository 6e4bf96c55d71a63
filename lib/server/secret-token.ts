import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** A token for a link that is mailed to one person. Nobody can guess it. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** What the database keeps of a token: whoever reads it there cannot use it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
