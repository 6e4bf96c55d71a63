const UTF_16 = { "255,254": "utf-16le", "254,255": "utf-16be" } as const;

/**
 * Returns the text of a file without its byte order mark. The encoding is UTF-8, or UTF-16 with a byte order
 * mark, or else Windows-1252, which Excel on Windows writes.
 */
export function decodeFile(bytes: Uint8Array): string {
  const mark = `${bytes[0]},${bytes[1]}`;
  if (mark === "255,254" || mark === "254,255") return new TextDecoder(UTF_16[mark]).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
