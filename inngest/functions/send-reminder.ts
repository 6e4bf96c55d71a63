import { releaseReminder } from "@/lib/features/reminders/server/steps/release-reminder";
import { sendReminder } from "@/lib/features/reminders/server/steps/send-reminder";
import { systemActor } from "@/lib/policy/actor";
import { inngest } from "@/lib/server/inngest-client";
import { reminderRequested } from "../events";

/**
 * Sends one person's reminder. If all attempts fail, the reminder is due again the next day, unless its mail may have
 * been sent.
 */
export const sendReminderMail = inngest.createFunction(
  {
    id: "send-reminder",
    retries: 4,
    triggers: [reminderRequested],
    onFailure: async ({ event, step }) => {
      const { householdId, ...reminder } = reminderRequested.schema.parse(event.data.event.data);
      await step.run("release-reminder", () =>
        releaseReminder(systemActor(householdId), {
          ...reminder,
          kind: reminder.kind ?? "overdue",
        }),
      );
    },
  },
  async ({ event, step }) => {
    const { householdId, kind = "overdue", ...reminder } = event.data;
    return step.run("send-reminder", () =>
      sendReminder(systemActor(householdId), { ...reminder, kind }),
    );
  },
);
