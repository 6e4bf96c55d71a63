/** The stable codes of error responses, and the status of each. */
const errorStatus = {
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  invalid_input: 400,
  request_timeout: 408,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  rate_limited: 429,
  upstream_failed: 502,
  unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** One invalid field of an input: its dotted path and a message. */
export interface InputIssue {
  path: string;
  message: string;
}

interface AppErrorOptions {
  cause?: unknown;
  issues?: InputIssue[];
  /**
   * Further keys of the error's response body, such as `activeUpdateId`. Their values must be safe to show to
   * the person.
   */
  details?: Record<string, string | number | boolean>;
  /** Seconds until a retry; becomes the `Retry-After` header. */
  retryAfter?: number;
}

/**
 * The only error that the application throws on purpose. `message` is always safe to show to the
 * person. Details for the log belong into `cause`.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly issues: InputIssue[] | undefined;
  readonly details: Record<string, string | number | boolean> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.issues = options.issues;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** Creates the error for a missing row. A row of another household gets the same error. */
export function notFound(what: string): AppError {
  return new AppError("not_found", `${what} not found`);
}
