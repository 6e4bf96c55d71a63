import { createHash } from "node:crypto";
import { env } from "../../core/env";

const VERSION_LENGTH = 12;

/**
 * Returns the URL of our own route for a person's picture. The version in the URL changes with the e-mail
 * address and the avatar settings, because browsers cache the picture.
 */
export function avatarUrl({ id, email }: { id: number; email: string }): string {
  const { AVATARS, AVATARS_BASE_URL } = env();
  const version = sha256([AVATARS, AVATARS_BASE_URL, emailHash(email)].join(" "));
  return `/api/avatars/${id}?v=${version.slice(0, VERSION_LENGTH)}`;
}

/** Returns the hash of an e-mail address by which the public avatar service finds a picture. */
export function emailHash(email: string): string {
  return sha256(email.trim().toLowerCase());
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
