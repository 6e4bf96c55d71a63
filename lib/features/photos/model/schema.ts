import { z } from "zod";

/** The kind of record to which a photo belongs; an item by default. */
const buckets = ["item-photos", "location-photos"] as const;
export type Bucket = (typeof buckets)[number];

/** Query of `POST /api/upload`. */
export const uploadSchema = z.object({
  bucket: z
    .enum(buckets, "The bucket must be item-photos or location-photos")
    .default("item-photos"),
});

/** Query of `GET /api/files/{objectKey}`: the requested width in pixels. */
export const photoQuerySchema = z.object({
  w: z
    .string()
    .regex(/^\d{1,5}$/, "Must be a width in pixels")
    .transform(Number)
    .optional(),
});

/** The object key of a stored photo: 128 random bits. */
export const OBJECT_KEY = /^[A-Za-z0-9_-]{22}$/;

/** Small inline raster data, as older clients send it. */
export const INLINE_PHOTO = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/** A `photo` field: null, the key of a stored photo, or inline data, which is moved to the store. */
export const photoField = z
  .string("The photo is not valid")
  .refine(
    (value) => OBJECT_KEY.test(value) || INLINE_PHOTO.test(value),
    "The photo must be one that was uploaded",
  )
  .nullish();

/** Accepted types of the file picker. Phones convert HEIC to JPEG because it is not listed. */
export const ACCEPTED_IMAGES = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** The largest accepted file, in bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
