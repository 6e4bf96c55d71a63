const REDACTED = "[redacted]";

/** Names of what is never shown. `detail` is PostgreSQL's: it quotes the row that it refuses. */
const SECRET_NAME =
  /^(.*(password|token|secret|cookie|apikey)|authorization|.*email|rejected|detail)$/i;

const SECRET_TEXTS: [pattern: RegExp, replacement: string][] = [
  [/(?<=:\/\/)[^\s/@]+(?=@)/g, REDACTED],
  [/[^\s"'<>()[\],;:/\\`]+@[^\s"'<>()[\],;:/\\`]+\.[a-z]{2,}/gi, REDACTED],
  [/\$argon2[\w$=,+/.-]+/g, REDACTED],
  [/(?<=Failing row contains ).*/g, REDACTED],
  [/(?<=Key \([^)]*\)=).*/g, REDACTED],
];

/**
 * A line of the log (JSON) without what must not be in it: passwords, tokens and cookies by their names;
 * addresses of mails, hashes of passwords, credentials in addresses and quoted rows wherever they stand,
 * because errors of libraries carry them.
 */
export function redact(line: string): string {
  return `${JSON.stringify(JSON.parse(line, redactValue))}\n`;
}

function redactValue(name: string, value: unknown): unknown {
  if (value !== null && SECRET_NAME.test(name)) return REDACTED;
  if (typeof value !== "string") return value;
  return SECRET_TEXTS.reduce((text, [pattern, by]) => text.replace(pattern, by), value);
}
