const RELEASE_AFTER_MS = 60_000;

interface SavedFile {
  name: string;
  type: string;
  content: string | Blob;
}

/** Hands something to the person as a file, as if a link to it had been followed. */
export function saveFile({ name, type, content }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // A browser may still be asking where to put it.
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}
