import { cron } from "inngest";
import { requeueStuckLists } from "@/lib/features/shopping-lists/commands/requeue-stuck-lists";
import { forgetPublishedEvents, publishEvents } from "@/lib/server/events";
import { inngest } from "@/lib/server/inngest-client";

/** Catches what a crash left behind: events that were recorded but not published, and forgotten lists. */
export const sweepOutbox = inngest.createFunction(
  { id: "sweep-outbox", retries: 0, triggers: [cron("* * * * *")] },
  async ({ step }) => {
    await step.run("requeue-stuck-lists", requeueStuckLists);
    await step.run("publish-events", publishEvents);
    await step.run("forget-published-events", forgetPublishedEvents);
  },
);
