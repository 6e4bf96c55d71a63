import { vi } from "vitest";

/** A file on its way to the server: the test says how it goes on. */
export class FakeUpload {
  readonly upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  statusText = "";
  responseText = "";
  isAborted = false;
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = vi.fn();

  abort(): void {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }

  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total });
  }

  answer(status: number, body: unknown): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
    this.onloadend?.();
  }

  fail(): void {
    this.onerror?.();
    this.onloadend?.();
  }
}

/** Stands in for the browser's uploads. @returns those that began, in their order. */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = [];
  vi.stubGlobal(
    "XMLHttpRequest",
    class extends FakeUpload {
      constructor() {
        super();
        uploads.push(this);
      }
    },
  );
  let serial = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:${(serial += 1)}`,
    revokeObjectURL: () => undefined,
  });
  return uploads;
}
