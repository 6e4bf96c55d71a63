import { cron } from "inngest";
import { requeueStuckLists } from "@/lib/features/shopping-lists/server/steps/requeue-stuck-lists";
import { inngest } from "@/lib/server/inngest-client";
import { forgetPublishedEvents, publishEvents } from "@/lib/server/job-events";

/**
 * Publishes recorded job events that a crash left unpublished. Also requests the rationales again of shopping
 * lists that have been `generating` for too long.
 */
export const publishJobEvents = inngest.createFunction(
  { id: "publish-job-events", retries: 0, triggers: [cron("* * * * *")] },
  async ({ step }) => {
    await step.run("requeue-stuck-lists", requeueStuckLists);
    await step.run("publish-events", publishEvents);
    await step.run("forget-published-events", forgetPublishedEvents);
  },
);
