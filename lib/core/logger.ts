import pino from "pino";
import { redact } from "./redact";

// A container passes on the empty values of an .env file, so an empty level counts as not set.
const { LOG_LEVEL = "" } = process.env;

/**
 * The structured log: one JSON object per line on standard output. Passwords, tokens and addresses
 * must not be logged. Those in errors of libraries, such as database errors, are redacted.
 */
export const logger = pino({
  level: LOG_LEVEL === "" ? "info" : LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { error: pino.stdSerializers.errWithCause },
  formatters: { level: (label) => ({ level: label }) },
  hooks: { streamWrite: redact },
});
