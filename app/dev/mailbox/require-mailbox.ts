import { createHash, timingSafeEqual } from "node:crypto";
import type { Metadata } from "next";
import { notFound } from "next/navigation";

interface MailboxProps {
  params: Promise<{ secret: string }>;
}

/** Names a page of the dev mailbox. Nothing for a wrong secret: the 404 page keeps its own title. */
export async function mailboxMetadata({ params }: MailboxProps): Promise<Metadata> {
  return opensMailbox((await params).secret) ? { title: "Dev mailbox" } : {};
}

/**
 * Whether the dev mailbox opens with this secret. Only `npm start` sets the right one, and only where the public
 * address is this machine. The comparison takes the same time for every wrong secret.
 */
function opensMailbox(secret: string): boolean {
  const { LARDER_MAILBOX_SECRET: right } = process.env;
  return right !== undefined && timingSafeEqual(digest(secret), digest(right));
}

/** Answers the common 404 page unless the dev mailbox opens with this secret. */
export function requireMailbox(secret: string): void {
  if (!opensMailbox(secret)) notFound();
}

/** Texts of one length, whatever was given. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
