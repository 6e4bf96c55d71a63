import pino from "pino";
import { redact } from "./redact";

/**
 * The structured log: one JSON object per line on standard output. Passwords, tokens and addresses
 * must not be logged. Those in errors of libraries, such as database errors, are redacted.
 */
export const logger = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { error: pino.stdSerializers.errWithCause },
  formatters: { level: (label) => ({ level: label }) },
  hooks: { streamWrite: redact },
});
