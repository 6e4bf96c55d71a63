import { createHash } from "node:crypto";
import { env } from "../core/env";

const AVATAR_SIZE = 96;

/**
 * Where the public avatar service keeps the picture that belongs to an e-mail address (specification,
 * section 3), or null with `AVATARS=off`. The service learns a hash, not the address.
 */
export function avatarUrl(email: string): string | null {
  if (!env().AVATARS) return null;
  const hash = createHash("sha256").update(email.trim().toLowerCase()).digest("hex");
  return `https://www.gravatar.com/avatar/${hash}?s=${AVATAR_SIZE}&d=404`;
}
