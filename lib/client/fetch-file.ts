import { networkFailure, toApiError } from "./api";

/**
 * Fetches a response as a blob.
 * @throws {ApiError} for every response other than 2xx, and when the transfer is incomplete.
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
