import { AppError } from "../core/errors";
import { logger } from "../core/logger";
import { requestInfo } from "./request";

interface Bounds {
  /** The largest size of the request body, in bytes. */
  limit: number;
  /** Time limit for the arrival of the whole request body, in milliseconds. */
  timeoutMs: number;
}

/**
 * Returns the whole request body, or null when it has more than `limit` bytes. The rest is then not read.
 * @throws {AppError} `request_timeout` when the body has not arrived in time; `invalid_input` when the client
 * closes the connection before the end of the body.
 */
export async function readBounded(
  request: Request,
  { limit, timeoutMs }: Bounds,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null;
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const state = { isLate: false };
  const timer = setTimeout(() => {
    state.isLate = true;
    // Cancelling ends the pending read of the request body. An error of `cancel` is ignored, because the
    // request fails with `request_timeout` anyway.
    reader.cancel().catch(() => undefined);
  }, timeoutMs);
  try {
    const chunks: Uint8Array[] = [];
    for (let size = 0; ;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw closedError(request, cause);
      });
      if (state.isLate)
        throw new AppError("request_timeout", "The request took too long to arrive.");
      if (done) return new Uint8Array(Buffer.concat(chunks));
      size += value.byteLength;
      if (size > limit) return null;
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}

/**
 * Creates the error for a body that ended early. The client has disconnected, so no one reads the
 * response.
 */
function closedError(request: Request, cause: unknown): AppError {
  logger.debug({ request: requestInfo(request) }, "the client closed before its request was read");
  return new AppError("invalid_input", "The request did not arrive completely.", { cause });
}
