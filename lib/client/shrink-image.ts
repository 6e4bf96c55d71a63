import { SENT_BYTES, SENT_SIDE } from "../core/photo-sizes";

const QUALITY = 0.85;

/**
 * Shrinks a picture for upload over a mobile network: upright, at most `SENT_SIDE` pixels a side. A
 * small picture, or one that this browser cannot decode, is returned unchanged for the server to
 * validate.
 */
export async function shrinkImage(file: Blob): Promise<Blob> {
  const picture = await decode(file);
  if (!picture) return file;
  try {
    const scale = SENT_SIDE / Math.max(picture.width, picture.height);
    const isServerReadable = /^image\/(jpeg|png|webp|avif|gif)$/.test(file.type);
    if (scale >= 1 && file.size <= SENT_BYTES && isServerReadable) return file;
    return (await encode(picture, Math.min(scale, 1))) ?? file;
  } finally {
    picture.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return undefined;
  }
}

async function encode(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const webp = await toBlob(canvas, "image/webp");
  // Safari ignores the requested WebP and returns PNG, which is too large for a photo. JPEG is used instead.
  if (webp?.type === "image/webp") return webp;
  // JPEG has no transparency: transparent pixels become white, not black.
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  return toBlob(canvas, "image/jpeg");
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
