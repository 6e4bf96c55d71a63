import { cron } from "inngest";
import { findOutdatedForecasts } from "@/lib/features/forecast/server/steps/find-outdated-forecasts";
import { recomputeForecasts } from "@/lib/features/forecast/server/steps/recompute-forecasts";
import { inngest } from "@/lib/server/inngest-client";

/**
 * Recomputes outdated forecasts every five minutes: after purchases, and once a day, because they depend on the day.
 * Ticking a line starts no run, so that all purchases of five minutes cause a single recomputation.
 */
export const recomputeOutdatedForecasts = inngest.createFunction(
  { id: "recompute-outdated-forecasts", retries: 1, triggers: [cron("*/5 * * * *")] },
  async ({ step }) => {
    const households = await step.run("find-outdated-forecasts", () => findOutdatedForecasts());
    const failed = await step.run("recompute-forecasts", () => recomputeForecasts(households));
    return { households: households.length, failed };
  },
);
