const RELEASE_AFTER_MS = 60_000;

interface SavedFile {
  name: string;
  type: string;
  content: string | Blob;
}

/** Downloads a blob as a file. */
export function saveFile({ name, type, content }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The object URL is released later, because the browser needs it while it still asks where to save the file.
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}
