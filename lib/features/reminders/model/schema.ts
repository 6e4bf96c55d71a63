import { z } from "zod";

const MAX_TOKEN = 200;

/** Input of `POST` and `GET /api/unsubscribe?token=`. */
export const unsubscribeSchema = z.object({
  token: z.string("This link is not valid.").max(MAX_TOKEN, "This link is not valid."),
});
