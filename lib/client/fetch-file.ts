import { networkFailure, toApiError } from "./api";

/**
 * Fetches an answer to be saved as it comes.
 * @throws {ApiError} for every answer that is not 2xx, and when the answer does not come to its end.
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
