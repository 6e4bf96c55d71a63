import pino from "pino";
import { redact } from "./redact";

/**
 * The structured log: one JSON object a line on standard output. Passwords, tokens and addresses are
 * never handed to it; what carries one by accident, such as an error of the database, is crossed out.
 */
export const logger = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { error: pino.stdSerializers.errWithCause },
  formatters: { level: (label) => ({ level: label }) },
  hooks: { streamWrite: redact },
});
