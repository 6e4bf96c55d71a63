import { AppError } from "../core/errors";

interface Bounds {
  /** The most bytes. */
  limit: number;
  /** The most milliseconds until the last byte has arrived. */
  timeoutMs: number;
}

/**
 * Reads a whole body; null when it has more than `limit` bytes, without reading on.
 * @throws {AppError} `request_timeout` when it has not arrived in time.
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
    // Ends the pending read. A source that fails to cancel makes no difference to the answer.
    reader.cancel().catch(() => undefined);
  }, timeoutMs);
  try {
    const chunks: Uint8Array[] = [];
    for (let size = 0; ;) {
      const { done, value } = await reader.read();
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
