import { vi } from "vitest";

interface SavedFile {
  name: string;
  type: string;
  text: () => Promise<string>;
}

/** Records the files that a screen saves through a download link, because jsdom cannot save files. */
export function recordSavedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  const blobs: Blob[] = [];
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL = (blob: Blob) => `blob:${blobs.push(blob) - 1}`;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.replace("blob:", ""))];
    if (!blob) return;
    const text = async () => new TextDecoder().decode(await blob.arrayBuffer());
    files.push({ name: this.download, type: blob.type, text });
  });
  return files;
}
