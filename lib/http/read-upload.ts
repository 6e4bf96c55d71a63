import { AppError } from "../core/errors";
import { readBounded } from "./read-bounded";

/** The largest size in bytes of a multipart body without its file: the boundaries and part headers. */
const ENVELOPE_BYTES = 16 * 1024;
/** The timeout of an upload, in milliseconds: a photo over a weak mobile network. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Returns the size of a body in bytes from its header, or null. */
export function announcedSize(request: Request): number | null {
  const size = Number(request.headers.get("content-length") ?? NaN);
  return Number.isInteger(size) && size >= 0 ? size : null;
}

/**
 * Reads the file in the form field `file` of a multipart body.
 * @throws {AppError} `too_large` for a file over `maxBytes`; `request_timeout` after a minute;
 * `unsupported_media_type` for a body that is not multipart; `invalid_input` without a file.
 */
export async function readUpload(request: Request, maxBytes: number): Promise<Uint8Array> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    throw new AppError("unsupported_media_type", "The file must be sent as multipart/form-data.");
  }
  const body = await readBounded(request, {
    limit: maxBytes + ENVELOPE_BYTES,
    timeoutMs: UPLOAD_TIMEOUT_MS,
  });
  if (!body) throw tooLarge(maxBytes);
  const file = await readFile(body, type);
  if (!(file instanceof File) || file.size === 0) {
    throw new AppError("invalid_input", "There is no file in the request.");
  }
  if (file.size > maxBytes) throw tooLarge(maxBytes);
  return new Uint8Array(await file.arrayBuffer());
}

async function readFile(body: Uint8Array<ArrayBuffer>, type: string): Promise<unknown> {
  try {
    const form = await new Response(body, { headers: { "content-type": type } }).formData();
    return form.get("file");
  } catch {
    throw new AppError("invalid_input", "The request could not be read.");
  }
}

function tooLarge(maxBytes: number): AppError {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  return new AppError("too_large", `The file is too large. Up to ${megabytes} MB work.`);
}
