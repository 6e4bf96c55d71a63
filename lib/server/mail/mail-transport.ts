import type { Sender } from "@/lib/core/email-address";

/** A mail as it leaves. */
export interface OutgoingMail {
  from: Sender;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The business key: the same key is the same mail. */
  idempotencyKey: string;
  headers: Record<string, string>;
}

/** Who carries mails. */
export interface MailTransport {
  /** Whether the same key twice is still one mail: then an attempt with an unknown end may be repeated. */
  isRepeatable: boolean;
  /**
   * Settles soon after the signal at the latest.
   * @throws {MailFailure}
   */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
}
