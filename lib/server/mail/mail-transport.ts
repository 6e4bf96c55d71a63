import type { Sender } from "@/lib/core/email-address";

/** A mail as a transport sends it. */
export interface OutgoingMail {
  from: Sender;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The business key. Two mails with one key are the same mail. */
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
   * Sends a mail. Settles soon after the signal at the latest.
   * @throws {MailFailure}
   */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
}
