import { z } from "zod";
import { MAX_WHOLE } from "@/lib/core/amount";
import { emailAddress } from "@/lib/core/email-address";
import { WHOLE_ONLY } from "./quantity";

const observedAt = z.iso.datetime({ offset: true }).optional();

/** Input of `PUT /api/shopping-lists/items/{id}`: the changed fields of the line, and when the person changed them. */
export const changeLineSchema = z
  .object({
    purchased: z.boolean().optional(),
    quantity: z.int(WHOLE_ONLY).min(1, WHOLE_ONLY).max(MAX_WHOLE, WHOLE_ONLY).optional(),
    notAvailable: z.boolean().optional(),
    observedAt,
  })
  .refine(
    ({ purchased, quantity, notAvailable }) =>
      [purchased, quantity, notAvailable].some((value) => value !== undefined),
    "Nothing is changed",
  )
  .refine(
    ({ purchased, notAvailable }) => !(purchased && notAvailable),
    "A purchased line is available",
  );

export type ChangeLine = z.input<typeof changeLineSchema>;

/** Input of `DELETE /api/shopping-lists/items/{id}`: the time at which the person removed the line. */
export const removeLineSchema = z.object({ observedAt });

export type RemoveLine = z.input<typeof removeLineSchema>;

/** Body of a pending tick. */
export type TickLine = { purchased: boolean } & Pick<ChangeLine, "observedAt">;

/** Input of `POST /api/shopping-lists/{id}/email` and the form. */
export const emailListSchema = z.object({
  email: emailAddress("Please enter a valid email address"),
});

export type EmailList = z.input<typeof emailListSchema>;
