import { createHash, timingSafeEqual } from "node:crypto";
import type { Metadata } from "next";
import { notFound } from "next/navigation";

interface MailboxProps {
  params: Promise<{ secret: string }>;
}

/**
 * Returns the title of a dev mailbox page. For a wrong secret it returns no title, because the 404 page sets
 * its own.
 */
export async function mailboxMetadata({ params }: MailboxProps): Promise<Metadata> {
  return opensMailbox((await params).secret) ? { title: "Dev mailbox" } : {};
}

/**
 * Returns whether the secret in the path opens the dev mailbox. Only `npm start` sets a secret, and only if the
 * public URL is this machine. The comparison takes constant time.
 */
function opensMailbox(secret: string): boolean {
  const { LARDER_MAILBOX_SECRET: right } = process.env;
  return right !== undefined && timingSafeEqual(digest(secret), digest(right));
}

/** Responds with the 404 page unless `secret` is the secret of the dev mailbox. */
export function requireMailbox(secret: string): void {
  if (!opensMailbox(secret)) notFound();
}

/** Returns a digest of fixed length, as required by the constant-time comparison. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
