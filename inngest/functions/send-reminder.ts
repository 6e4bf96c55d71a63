import { releaseReminder } from "@/lib/features/reminders/server/steps/release-reminder";
import { sendReminder } from "@/lib/features/reminders/server/steps/send-reminder";
import { systemActor } from "@/lib/policy/actor";
import { inngest } from "@/lib/server/inngest-client";
import { reminderRequested } from "../events";

/**
 * Sends one person's reminder. After all attempts have failed it may be tried again the next day.
 */
export const sendReminderMail = inngest.createFunction(
  {
    id: "send-reminder",
    retries: 4,
    triggers: [reminderRequested],
    onFailure: async ({ event, step }) => {
      const reminder = reminderRequested.schema.parse(event.data.event.data);
      await step.run("release-reminder", () =>
        releaseReminder(systemActor(reminder.householdId), reminder),
      );
    },
  },
  async ({ event, step }) =>
    step.run("send-reminder", () => sendReminder(systemActor(event.data.householdId), event.data)),
);
