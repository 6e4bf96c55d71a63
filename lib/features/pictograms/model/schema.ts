import { z } from "zod";

/** Message for a pictogram that does not exist, in the form and in the answer of the server. */
export const UNKNOWN_PICTOGRAM = "Choose one of the pictograms";

/**
 * A `pictogram` field: the name of a picture, or null if the picture is found by the name of the item or location. The
 * server alone checks that the picture exists, because the list of pictures is part of the tables of words.
 */
export const pictogramField = z
  .string(UNKNOWN_PICTOGRAM)
  .regex(/^[a-z0-9-]{1,60}$/, UNKNOWN_PICTOGRAM)
  .nullish();
