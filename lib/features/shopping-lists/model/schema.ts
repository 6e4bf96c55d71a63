import { z } from "zod";
import { emailAddress } from "@/lib/core/email-address";

/** Input of `PUT /api/shopping-lists/items/{id}`: the state of the line, and when the person ticked it. */
export const tickLineSchema = z.object({
  purchased: z.boolean(),
  observedAt: z.iso.datetime({ offset: true }).optional(),
});

export type TickLine = z.input<typeof tickLineSchema>;

/** Input of `POST /api/shopping-lists/{id}/email` and the form. */
export const emailListSchema = z.object({
  email: emailAddress("Please enter a valid email address"),
});

export type EmailList = z.input<typeof emailListSchema>;
