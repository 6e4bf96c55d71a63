import { EXPORT_RECORDS_HEADER } from "../core/export-records";
import { networkFailure, toApiError } from "./api";

/** The progress of a download of records: how many of them have arrived. */
export interface RecordProgress {
  done: number;
  total: number;
}

/**
 * Fetches JSON with one record per line and reports the progress.
 * @throws {ApiError} for every response other than 2xx, and when the transfer is incomplete.
 */
export async function fetchRecords(
  path: string,
  onProgress: (progress: RecordProgress) => void,
): Promise<unknown> {
  const response = await fetch(path, { credentials: "same-origin" }).catch((cause: unknown) => {
    throw networkFailure(cause);
  });
  if (!response.ok) throw await toApiError(response);
  const total = Number(response.headers.get(EXPORT_RECORDS_HEADER) ?? 0);
  try {
    return JSON.parse(await readAll(response, (done) => onProgress({ done, total }))) as unknown;
  } catch (cause) {
    throw networkFailure(cause);
  }
}

async function readAll(response: Response, onLines: (lines: number) => void): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let lines = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return text + decoder.decode();
    const piece = decoder.decode(chunk.value, { stream: true });
    text += piece;
    lines += piece.split("\n").length - 1;
    onLines(lines);
  }
}
