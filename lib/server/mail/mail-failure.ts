/** The error for a mail that a transport could not deliver. Its message is for the log. */
export class MailFailure extends Error {
  override readonly name = "MailFailure";
  /**
   * Why the mail was not sent. "refused": a retry is useless. "unavailable": the provider is unreachable, slow,
   * or busy.
   */
  readonly reason: "refused" | "unavailable";
  /** Whether it is certain that no mail was sent, by this attempt or an earlier one. */
  isCertain: boolean;
  /** Seconds to wait before the next attempt, if the mail provider names them. */
  readonly retryAfter: number | undefined;

  constructor(
    reason: "refused" | "unavailable",
    message: string,
    options: { isCertain: boolean; retryAfter?: number; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.reason = reason;
    this.isCertain = options.isCertain;
    this.retryAfter = options.retryAfter;
  }
}
