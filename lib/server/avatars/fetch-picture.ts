import { env } from "../../core/env";
import { AVATAR_SIDE } from "../../core/photo-sizes";

const TIMEOUT_MS = 2_500;
const MAX_BYTES = 512 * 1024;
const RASTER_TYPES = /^image\/(?:jpeg|png|webp|gif|avif)$/;

/**
 * Fetches the picture that the public avatar service has for the hash of an e-mail address; null where it has none.
 * Redirects are not followed: the service is the only host that this server calls for pictures.
 * @throws {Error} when the service is down, slow, or answers anything but a small raster image.
 */
export async function fetchPicture(hash: string): Promise<Uint8Array | null> {
  const base = env().AVATARS_BASE_URL.replace(/\/+$/, "");
  const address = `${base}/${hash}?s=${AVATAR_SIDE}&d=404`;
  const response = await fetch(address, {
    redirect: "error",
    headers: { accept: "image/webp,image/png,image/jpeg" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const type = response.headers.get("content-type")?.split(";")[0]?.trim() ?? "";
  if (response.status === 200 && RASTER_TYPES.test(type)) return readBody(response);
  await response.body?.cancel();
  if (response.status === 404) return null;
  throw new Error(`the avatar service answered ${response.status} with the type "${type}"`);
}

async function readBody(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error("the avatar service answered too large a picture");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
