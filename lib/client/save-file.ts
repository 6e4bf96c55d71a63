const RELEASE_AFTER_MS = 60_000;

/** Hands a text to the person as a file, as if a link to it had been followed. */
export function saveFile({ name, type, text }: { name: string; type: string; text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // A browser may still be asking where to put it.
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}
