import { z } from "zod";
import { emailAddress } from "@/lib/core/email-address";

/** Input of `PUT /api/shopping-lists/items/{id}`. */
export const tickLineSchema = z.object({ purchased: z.boolean() });

export type TickLine = z.input<typeof tickLineSchema>;

/** Input of `POST /api/shopping-lists/{id}/email` and the form. */
export const emailListSchema = z.object({
  email: emailAddress("Please enter a valid email address"),
});

export type EmailList = z.input<typeof emailListSchema>;
