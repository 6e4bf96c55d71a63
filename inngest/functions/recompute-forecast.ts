import { recomputeForecast } from "@/lib/features/forecast/server/steps/recompute-forecast";
import { systemActor } from "@/lib/policy/actor";
import { inngest } from "@/lib/server/inngest-client";
import { generationRequested } from "../events";

/** Recomputes the forecast of a household after a completed check. */
export const recomputeForecastOfHousehold = inngest.createFunction(
  { id: "recompute-forecast", retries: 2, triggers: [generationRequested] },
  ({ event, step }) =>
    step.run("recompute-forecast", () => recomputeForecast(systemActor(event.data.householdId))),
);
