import { cron } from "inngest";
import { env } from "@/lib/core/env";
import { inngest } from "@/lib/server/inngest-client";
import { resetDemoHousehold } from "@/prisma/seed";

/** Resets the demo household every night, if there is one. */
export const resetDemo = inngest.createFunction(
  { id: "reset-demo", retries: 2, triggers: [cron("47 2 * * *")] },
  async ({ step }) => {
    if (!env().DEMO) return { reset: false };
    await step.run("reset-demo-household", resetDemoHousehold);
    return { reset: true };
  },
);
