import pino from "pino";

/**
 * The structured log: one JSON object a line on standard output. Passwords, tokens and addresses are
 * never handed to it; what may carry one by accident is redacted here.
 */
export const logger = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { error: pino.stdSerializers.errWithCause },
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
