import sharp, { type ResizeOptions, type Sharp } from "sharp";
import { AppError } from "@/lib/core/errors";
import { AVATAR_SIDE, LONGEST_SIDE, SMALL_SIDE } from "@/lib/core/photo-sizes";
import type { Caller } from "../bounded-semaphore";
import { runLimited } from "../work-limits";

const QUALITY = 80;
const MAX_PIXELS = 40_000_000;
/** A picture with more pixels than this is decoded alone: it takes the whole capacity of the decoder. */
const HALF_OF_MAX_PIXELS = MAX_PIXELS / 2;
const TIMEOUT_SECONDS = 10;

// libvips would cache up to 50 MB of results, which is useless here: no picture is decoded twice.
sharp.cache(false);
// One thread per picture: each further thread needs more memory.
sharp.concurrency(1);

// No decoder reads formats that are not on this list, such as SVG, PDF or TIFF. The loader Nsgif reads GIF.
// The loader Heif reads AVIF; sharp has no decoder for HEIC, which uses the same container.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map(
    (format) => `VipsForeignLoad${format}Buffer`,
  ),
});

/** A photo as it is stored: WebP without any metadata, and a small variant for lists. */
export interface EncodedPhoto {
  full: Buffer;
  small: Buffer;
}

type Decoding = Omit<Caller, "weight"> & { bytes: Uint8Array };

/**
 * Decodes an image, regardless of its name and declared type, and encodes it again.
 * @throws {AppError} `unsupported_media_type` for anything but a complete JPEG, PNG, WebP, AVIF or GIF; `too_large`
 * for a picture with too many pixels; `unavailable` when too many pictures wait.
 */
export function encodePhoto(decoding: Decoding): Promise<EncodedPhoto> {
  return inTurn(decoding, async (image) => {
    // The two sizes are made one after the other. In parallel, the decoded picture would be in memory twice.
    const full = await shrink(image, LONGEST_SIDE);
    return { full, small: await shrink(open(full), SMALL_SIDE) };
  });
}

/**
 * Creates the small variant of a stored photo.
 * @throws {AppError} as `encodePhoto`.
 */
export function encodeSmall(decoding: Decoding): Promise<Buffer> {
  return inTurn(decoding, (image) => shrink(image, SMALL_SIDE));
}

/**
 * Creates a square picture of a person, cropped if necessary.
 * @throws {AppError} as `encodePhoto`.
 */
export function encodeAvatar(decoding: Decoding): Promise<Buffer> {
  return inTurn(decoding, (image) =>
    encode(image, { width: AVATAR_SIDE, height: AVATAR_SIDE, fit: "cover" }),
  );
}

/** Reads the picture's size from its header, then waits for the decoder. */
async function inTurn<T>(
  { bytes, ...caller }: Decoding,
  work: (image: Sharp) => Promise<T>,
): Promise<T> {
  const { width, height } = await refusing(() => open(bytes).metadata());
  const weight = width * height > HALF_OF_MAX_PIXELS ? 2 : 1;
  return runLimited("decode", { ...caller, weight }, () => refusing(() => work(open(bytes))));
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusal(error);
  }
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 });
}

function shrink(image: Sharp, side: number): Promise<Buffer> {
  return encode(image, { width: side, height: side, fit: "inside", withoutEnlargement: true });
}

function encode(image: Sharp, size: ResizeOptions): Promise<Buffer> {
  return image
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(size)
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
