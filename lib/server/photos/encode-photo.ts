import sharp, { type Metadata, type Sharp } from "sharp";
import { AppError } from "@/lib/core/errors";
import { LONGEST_SIDE, SMALL_SIDE } from "@/lib/core/photo-sizes";

const QUALITY = 80;
const MAX_PIXELS = 40_000_000;
const TIMEOUT_SECONDS = 10;

/** A photo as it is kept: WebP without any metadata, and a small variant for lists. */
export interface EncodedPhoto {
  full: Buffer;
  small: Buffer;
}

/**
 * Decodes an image, whatever its name or header says, and encodes it anew.
 * @throws {AppError} `unsupported_media_type` for anything that is not a whole JPEG, PNG, WebP, AVIF or
 * GIF; `too_large` for a picture of too many pixels.
 */
export async function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto> {
  const image = open(bytes);
  let metadata: Metadata;
  try {
    metadata = await image.metadata();
  } catch (error) {
    throw refusal(error);
  }
  if (!isAllowed(metadata)) throw unsupported();
  if (metadata.width * metadata.height > MAX_PIXELS) throw tooManyPixels();
  try {
    // One after the other: two at once would hold the decoded picture twice.
    const full = await shrink(open(bytes), LONGEST_SIDE);
    return { full, small: await shrink(open(full), SMALL_SIDE) };
  } catch (error) {
    throw refusal(error);
  }
}

/** The small variant of a photo that is kept already. */
export function encodeSmall(full: Uint8Array): Promise<Buffer> {
  return shrink(open(full), SMALL_SIDE);
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 });
}

function shrink(image: Sharp, side: number): Promise<Buffer> {
  return image
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

function isAllowed({ format, compression }: Metadata): boolean {
  // AVIF and HEIC are one container to the decoder; only the first can be decoded everywhere.
  if (format === "heif") return compression === "av1";
  return ["jpeg", "png", "webp", "gif", "avif"].includes(format);
}

function refusal(error: unknown): AppError {
  const isFlood = error instanceof Error && /pixel limit/i.test(error.message);
  return isFlood ? tooManyPixels(error) : unsupported(error);
}

function unsupported(cause?: unknown): AppError {
  return new AppError(
    "unsupported_media_type",
    "This file is not a picture that can be used. JPEG, PNG, WebP, AVIF and GIF work.",
    { cause },
  );
}

function tooManyPixels(cause?: unknown): AppError {
  return new AppError("too_large", "This picture has too many pixels. Up to 40 million work.", {
    cause,
  });
}
