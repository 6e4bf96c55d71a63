import { networkFailure, toApiError } from "./api";

/**
 * Fetches an answer as a blob.
 * @throws {ApiError} for every answer other than 2xx, and when the answer is cut off.
 */
export async function fetchFile(path: string): Promise<Blob> {
  const response = await fetch(path, { credentials: "same-origin" }).catch((cause: unknown) => {
    throw networkFailure(cause);
  });
  if (!response.ok) throw await toApiError(response);
  return response.blob().catch((cause: unknown) => {
    throw networkFailure(cause);
  });
}
