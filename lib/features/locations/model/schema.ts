import { z } from "zod";
import { idSchema } from "@/lib/core/id-schema";
import { boundedText, nameText } from "@/lib/core/text";
import { photoField } from "@/lib/features/photos/model/schema";
import { pictogramField } from "@/lib/features/pictograms/model/schema";

const MAX_ORDER = 1_000_000;
const MAX_LOCATIONS = 10_000;

const id = idSchema();

const NAME_REQUIRED = "Location name is required";

const name = nameText(100, NAME_REQUIRED);

/**
 * A name that may already be stored: release 0.1.0 accepted invisible characters. The command
 * refuses new ones.
 */
const storedName = boundedText(100, NAME_REQUIRED);

/** Input of `POST /api/locations`. Without `order` the location goes to the end of the checking sequence. */
export const createLocationSchema = z.object({
  name,
  photo: photoField,
  pictogram: pictogramField,
  order: z.int().min(0).max(MAX_ORDER).optional(),
});

/** Input of `PUT /api/locations/{id}`. All fields are optional. */
export const updateLocationSchema = z.object({
  name: storedName.optional(),
  photo: photoField,
  pictogram: pictogramField,
});

/** Input of `PUT /api/locations/order`. */
export const reorderLocationsSchema = z.object({
  locations: z.array(z.object({ id, order: z.int().min(0).max(MAX_ORDER) })).max(MAX_LOCATIONS),
});

/** Input of `POST /api/locations/bulk-delete` and `bulk-restore`, and of the same calls for items. */
export const idsSchema = z.object({
  ids: z.array(id).min(1, "Nothing is selected").max(MAX_LOCATIONS),
});

/** The location form. The photo is the object key of an upload, or none. */
export const locationFormSchema = z.object({
  name,
  photo: z.string().nullish(),
  pictogram: pictogramField,
});

/** The form of an existing location. */
export const editLocationFormSchema = locationFormSchema.extend({ name: storedName });

export type CreateLocation = z.input<typeof createLocationSchema>;
export type ReorderLocations = z.input<typeof reorderLocationsSchema>;
export type LocationForm = z.input<typeof locationFormSchema>;
