import sharp, { type Sharp } from "sharp";
import { AppError } from "@/lib/core/errors";
import { LONGEST_SIDE, SMALL_SIDE } from "@/lib/core/photo-sizes";

const QUALITY = 80;
const MAX_PIXELS = 40_000_000;
const TIMEOUT_SECONDS = 10;

// What is not on this list, such as SVG, PDF or TIFF, meets no decoder at all. Nsgif reads GIF; Heif reads the
// container of AVIF, and for the other picture that can be in it, HEIC, sharp brings no decoder.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map(
    (format) => `VipsForeignLoad${format}Buffer`,
  ),
});

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
  try {
    // One after the other: two at once would hold the decoded picture twice.
    const full = await shrink(open(bytes), LONGEST_SIDE);
    return { full, small: await encodeSmall(full) };
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

function refusal(error: unknown): AppError {
  const options = { cause: error };
  if (error instanceof Error && /pixel limit/i.test(error.message)) {
    const message = "This picture has too many pixels. Up to 40 million work.";
    return new AppError("too_large", message, options);
  }
  const message =
    "This file is not a picture that can be used. JPEG, PNG, WebP, AVIF and GIF work.";
  return new AppError("unsupported_media_type", message, options);
}
