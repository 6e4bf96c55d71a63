import { eventType } from "inngest";
import { eventSchemas } from "@/lib/server/events";

/** A list was made from a completed check and wants its rationales. Sent once a list. */
export const generationRequested = eventType("shopping-list/generation.requested", {
  schema: eventSchemas["shopping-list/generation.requested"],
});
