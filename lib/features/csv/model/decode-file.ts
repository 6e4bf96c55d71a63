const UTF_16 = { "255,254": "utf-16le", "254,255": "utf-16be" } as const;

/**
 * The text of a file: UTF-8 or, with its mark, UTF-16; else what Excel on Windows writes. Marks at the beginning
 * are left away.
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
