import "server-only";
import { logger } from "@/lib/core/logger";
import { systemActor } from "@/lib/policy/actor";
import { recomputeForecast } from "./recompute-forecast";

/**
 * Recomputes the forecasts of households, one after the other. A household whose forecast fails is logged and does not
 * delay the others.
 * @returns the number of households that failed
 */
export async function recomputeForecasts(households: readonly number[]): Promise<number> {
  let failed = 0;
  for (const householdId of households) {
    try {
      await recomputeForecast(systemActor(householdId));
    } catch (error) {
      failed += 1;
      logger.error({ error, householdId }, "the forecast could not be computed");
    }
  }
  return failed;
}
