const REDACTED = "[redacted]";

/** Names of properties that are redacted. `detail` is PostgreSQL's: it quotes the refused row. */
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
 * Redacts a JSON log line: passwords, tokens and cookies by property name. Mail addresses, password
 * hashes, credentials in URLs and quoted rows are redacted anywhere, because errors of libraries
 * contain them.
 */
export function redact(line: string): string {
  return `${JSON.stringify(JSON.parse(line, redactValue))}\n`;
}

function redactValue(name: string, value: unknown): unknown {
  if (value !== null && SECRET_NAME.test(name)) return REDACTED;
  if (typeof value !== "string") return value;
  return SECRET_TEXTS.reduce((text, [pattern, by]) => text.replace(pattern, by), value);
}
