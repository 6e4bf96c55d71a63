/**
 * The error for a mail that was not sent, or for which it is unknown whether it was sent. Its message is for
 * the log.
 */
export class MailFailure extends Error {
  override readonly name = "MailFailure";
  /**
   * "refused": a retry is useless. "unavailable": the provider is unreachable, slow, or busy. "unknown": an
   * earlier attempt may have sent the mail, and the provider would send it a second time.
   */
  readonly reason: "refused" | "unavailable" | "unknown";
  /** Whether it is certain that no mail was sent, by this attempt or an earlier one. */
  isCertain: boolean;
  /** Seconds to wait before the next attempt, if the mail provider names them. */
  readonly retryAfter: number | undefined;

  constructor(
    reason: "refused" | "unavailable" | "unknown",
    message: string,
    options: { isCertain: boolean; retryAfter?: number; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.reason = reason;
    this.isCertain = options.isCertain;
    this.retryAfter = options.retryAfter;
  }
}
