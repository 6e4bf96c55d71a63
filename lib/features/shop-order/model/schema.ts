import { z } from "zod";
import { idSchema } from "@/lib/core/id-schema";

/** Input of `PUT /api/shop-order`: the item that was moved, and the item beside which it was dropped. */
export const moveItemSchema = z
  .object({ itemId: idSchema(), besideId: idSchema(), isAfter: z.boolean() })
  .refine(({ itemId, besideId }) => itemId !== besideId, "An item is moved beside another one");
