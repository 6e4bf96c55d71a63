import { z } from "zod";
import { targetChanges } from "./dto";

/** Input of `POST /api/items/{id}/dismissed-suggestions`. */
export const dismissSuggestionSchema = z.object({
  kind: z.enum(targetChanges, "Choose raise or lower"),
});
