import { z } from "zod";

const MAX_EMAIL = 254;

/**
 * Returns the schema of one email address, trimmed: no list, no display name, no quotes, ASCII
 * only.
 */
export function emailAddress(message: string) {
  return z.string(message).trim().max(MAX_EMAIL, message).pipe(z.email(message));
}

/** The sender of a mail. */
export interface Sender {
  name: string;
  address: string;
}

/** Parses `name@host` or `Name <name@host>`; null for other texts. */
export function readSender(text: string, defaultName: string): Sender | null {
  const [, name = defaultName, address = text] =
    /^([^<>"\p{Cc}]+?)\s*<([^<>]+)>$/u.exec(text) ?? [];
  return emailAddress("").safeParse(address).success ? { name, address } : null;
}
