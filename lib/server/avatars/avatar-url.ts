import { createHash } from "node:crypto";
import { env } from "../../core/env";

const VERSION_LENGTH = 12;

/**
 * Returns where our own server answers a person's picture. It has a version, because browsers keep the picture: it
 * changes with the e-mail address and with the settings.
 */
export function avatarUrl({ id, email }: { id: number; email: string }): string {
  const { AVATARS, AVATARS_BASE_URL } = env();
  const version = sha256([AVATARS, AVATARS_BASE_URL, emailHash(email)].join(" "));
  return `/api/avatars/${id}?v=${version.slice(0, VERSION_LENGTH)}`;
}

/** Returns the name under which the public avatar service knows an e-mail address. */
export function emailHash(email: string): string {
  return sha256(email.trim().toLowerCase());
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
