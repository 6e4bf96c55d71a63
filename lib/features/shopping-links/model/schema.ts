import { z } from "zod";
import { idSchema } from "@/lib/core/id-schema";

/** Input of `POST /api/shopping-links`: the list that the link shows. */
export const createLinkSchema = z.object({ listId: idSchema() });

export type CreateLink = z.input<typeof createLinkSchema>;

/** Input of `PATCH /api/shop/{token}`: a line or an addition, its new state, and when the shopper changed it. */
export const tickSchema = z.object({
  kind: z.enum(["line", "addition"]),
  id: idSchema(),
  purchased: z.boolean(),
  observedAt: z.iso.datetime({ offset: true }).optional(),
});

export type Tick = z.input<typeof tickSchema>;
