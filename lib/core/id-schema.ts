import { z } from "zod";
import { MAX_ID } from "./ids";

/** The id of a row in a body: a number, never a text that looks like one. */
export function idSchema(message?: string) {
  return z.int(message).min(1, message).max(MAX_ID, message);
}
