import { cron } from "inngest";
import { removeExpired } from "@/lib/features/accounts/server/steps/remove-expired";
import { inngest } from "@/lib/server/inngest-client";

/**
 * Deletes expired rows once a day. Other functions clean up photos and the tables of job events and job runs.
 */
export const cleanUp = inngest.createFunction(
  { id: "clean-up", retries: 2, triggers: [cron("27 3 * * *")] },
  ({ step }) => step.run("remove-expired", removeExpired),
);
