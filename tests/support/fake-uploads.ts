import { vi } from "vitest";

/** An upload of the browser whose progress and outcome a test controls. */
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

/** Replaces `XMLHttpRequest` by `FakeUpload`. Returns the uploads so far, in their order. */
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
