import { cron } from "inngest";
import { requestReminders } from "@/lib/features/reminders/server/steps/request-reminders";
import { inngest } from "@/lib/server/inngest-client";
import { publishEvents } from "@/lib/server/job-events";

/** Finds once a day who is due a reminder. `send-reminder` sends each. */
export const remindHouseholds = inngest.createFunction(
  { id: "remind-households", retries: 3, triggers: [cron("12 8 * * *")] },
  async ({ step }) => {
    const { requested } = await step.run("request-reminders", requestReminders);
    await step.run("publish-events", publishEvents);
    return { requested };
  },
);
