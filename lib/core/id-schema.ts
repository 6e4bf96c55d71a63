import { z } from "zod";
import { MAX_ID } from "./ids";

/** Returns the schema of a row id in a body: a number, never a numeric text. */
export function idSchema(message?: string) {
  return z.int(message).min(1, message).max(MAX_ID, message);
}
