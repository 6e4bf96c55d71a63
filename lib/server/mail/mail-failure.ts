/** A mail that a transport did not get through. Its message is for the log. */
export class MailFailure extends Error {
  override readonly name = "MailFailure";
  /** "refused": trying again is in vain. "unavailable": out of reach, slow, or busy. */
  readonly reason: "refused" | "unavailable";
  /** Whether it is certain that no mail went out, by this try or one before it. */
  isCertain: boolean;
  /** Seconds to wait before the next try, where the provider says so. */
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
