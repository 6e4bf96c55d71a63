import { eventType } from "inngest";
import { eventSchemas } from "@/lib/server/job-events";

/** A list was made from a completed check and wants its rationales. Sent once a list. */
export const generationRequested = eventType("shopping-list/generation.requested", {
  schema: eventSchemas["shopping-list/generation.requested"],
});

/** A person is due a reminder. Sent once a person and day. */
export const reminderRequested = eventType("reminder/requested", {
  schema: eventSchemas["reminder/requested"],
});

/** Somebody asked for a new password. Sent for every asking. */
export const passwordResetRequested = eventType("password-reset/requested", {
  schema: eventSchemas["password-reset/requested"],
});
