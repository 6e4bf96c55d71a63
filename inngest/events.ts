import { eventType } from "inngest";
import { eventSchemas } from "@/lib/server/job-events";

/** A list was created by a completed check and needs its rationales. Sent once for each list. */
export const generationRequested = eventType("shopping-list/generation.requested", {
  schema: eventSchemas["shopping-list/generation.requested"],
});

/** A person is due a reminder. Sent once for each person and day. */
export const reminderRequested = eventType("reminder/requested", {
  schema: eventSchemas["reminder/requested"],
});

/** A person requested a password reset. Sent for each request. */
export const passwordResetRequested = eventType("password-reset/requested", {
  schema: eventSchemas["password-reset/requested"],
});

/** A person's e-mail address was changed. Sent once for each change. */
export const emailChangeConfirmed = eventType("email-change/confirmed", {
  schema: eventSchemas["email-change/confirmed"],
});
