import pino from "pino";

/** What of an error is for the log. Whatever else it carries may be a request with its key. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause === undefined ? {} : { cause: describeError(cause) }) };
}

/**
 * The structured log: one JSON object a line on standard output. Passwords, tokens and addresses are
 * never handed to it; what may carry one by accident is redacted here.
 */
export const logger = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { error: describeError },
  formatters: { level: (label) => ({ level: label }) },
  redact: {
    paths: [
      "*.password",
      "*.token",
      "*.email",
      "*.cookie",
      "*.authorization",
      "password",
      "token",
      "email",
    ],
    censor: "[redacted]",
  },
});
