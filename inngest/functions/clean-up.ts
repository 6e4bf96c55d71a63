import { cron } from "inngest";
import { removeExpired } from "@/lib/features/accounts/server/steps/remove-expired";
import { inngest } from "@/lib/server/inngest-client";

/** Removes once a day what has had its time; photos and the queue's own leavings have theirs. */
export const cleanUp = inngest.createFunction(
  { id: "clean-up", retries: 2, triggers: [cron("27 3 * * *")] },
  ({ step }) => step.run("remove-expired", removeExpired),
);
