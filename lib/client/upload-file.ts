import { networkFailure, toApiError } from "./api";

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Sends one file as the form field `file` and reports the progress, which `fetch` does not support.
 * @throws {ApiError} as `api` does; an `AbortError` when it was aborted.
 */
export function uploadFile<Result>(
  path: string,
  file: Blob,
  { signal, onProgress }: UploadOptions,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open("POST", path);
    request.setRequestHeader("Accept", "application/json");
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      const answer = new Response(request.responseText, {
        status: request.status,
        statusText: request.statusText,
      });
      if (answer.ok) answer.json().then(resolve, reject);
      else toApiError(answer).then(reject, reject);
    };
    request.onerror = () => reject(networkFailure());
    request.onabort = () => reject(new DOMException("The upload was abandoned.", "AbortError"));
    request.onloadend = () => signal.removeEventListener("abort", abort);
    signal.addEventListener("abort", abort);
    const body = new FormData();
    body.set("file", file);
    request.send(body);
  });
}
