import type { Sender } from "@/lib/core/email-address";

/** A mail as a transport sends it. */
export interface OutgoingMail {
  from: Sender;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The business key. A mail provider that supports such keys sends only one of several mails with the same key. */
  idempotencyKey: string;
  headers: Record<string, string>;
}

/** A mail provider. */
export interface MailTransport {
  /**
   * Whether the provider sends only one mail per idempotency key. An attempt with an unknown result may then be
   * repeated.
   */
  isRepeatable: boolean;
  /**
   * Sends a mail. The promise settles at the latest soon after the signal is aborted.
   * @throws {MailFailure}
   */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
}
