import { z } from "zod";
import { MAX_WHOLE } from "@/lib/core/amount";
import { idSchema } from "@/lib/core/id-schema";
import { nameText } from "@/lib/core/text";
import { MAX_PACK_SIZE } from "@/lib/features/items/model/packs";

const NAME_REQUIRED = "Write what to buy";
const WHOLE_ONLY = `Must be a whole number from 1 to ${MAX_WHOLE}`;

const observedAt = z.iso.datetime({ offset: true }).optional();

const quantity = z.int(WHOLE_ONLY).min(1, WHOLE_ONLY).max(MAX_WHOLE, WHOLE_ONLY);

const packSize = z.int().min(1).max(MAX_PACK_SIZE);

/** Input of `POST /api/shopping-additions`: a text or an item, and when the person added it. */
export const addSchema = z
  .object({
    name: nameText(100, NAME_REQUIRED).optional(),
    itemId: idSchema().optional(),
    quantity: quantity.default(1),
    /** How many units a pack of the item had on the device; by default the present pack size. Texts have no packs. */
    packSize: packSize.optional(),
    observedAt,
  })
  .refine(({ name, itemId }) => name !== undefined || itemId !== undefined, {
    path: ["name"],
    message: NAME_REQUIRED,
  });

export type AddInput = z.input<typeof addSchema>;

/** Input of `PUT /api/shopping-additions/{id}`: the changed fields, and when the person changed them. */
export const changeAdditionSchema = z
  .object({
    purchased: z.boolean().optional(),
    quantity: quantity.optional(),
    /** How many units a pack of the item had on the device; by default the packs of the addition. */
    packSize: packSize.optional(),
    observedAt,
  })
  .refine(({ purchased, quantity }) => purchased !== undefined || quantity !== undefined, {
    message: "Nothing to change",
  });

export type ChangeAddition = z.input<typeof changeAdditionSchema>;
