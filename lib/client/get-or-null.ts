import { NONE_AS_NULL, NONE_HEADER } from "@/lib/core/none-header";
import { api, hasStatus } from "./api";

/**
 * Returns the data of a GET request, or null if there is none. The answer 404 also gives null: routes of a single record
 * and servers of an earlier version ignore the header.
 * @throws {ApiError} for every other failure
 */
export async function getOrNull<Result>(
  path: string,
  { signal }: { signal: AbortSignal },
): Promise<Result | null> {
  try {
    return await api.get<Result | null>(path, {
      signal,
      headers: { [NONE_HEADER]: NONE_AS_NULL },
    });
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}
