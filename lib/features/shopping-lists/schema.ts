import { z } from "zod";

/** `PUT /api/shopping-lists/items/{id}`. */
export const tickLineSchema = z.object({ purchased: z.boolean() });

export type TickLine = z.input<typeof tickLineSchema>;
