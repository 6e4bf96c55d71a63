import { z } from "zod";

const MAX_EMAIL = 254;

/**
 * One exact e-mail address, trimmed: no list, no display name, no quotes, nothing outside of ASCII.
 */
export function emailAddress(message: string) {
  return z.string(message).trim().max(MAX_EMAIL, message).pipe(z.email(message));
}

/** Who a mail comes from. */
export interface Sender {
  name: string;
  address: string;
}

/** Reads `name@host` or `Name <name@host>`; null when it is neither. */
export function readSender(text: string, defaultName: string): Sender | null {
  const [, name = defaultName, address = text] =
    /^([^<>"\p{Cc}]+?)\s*<([^<>]+)>$/u.exec(text) ?? [];
  return emailAddress("").safeParse(address).success ? { name, address } : null;
}
