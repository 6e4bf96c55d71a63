import { desiredAmount, formatAmount } from "@/lib/core/amount";
import { describeAmount } from "@/lib/features/items/model/rules";
import type { Unit } from "@/lib/features/items/model/units";
import type { TargetSuggestion } from "./dto";

const DAYS_A_WEEK = 7;

/** Returns the reason for a suggestion, with its figures, and the advice. */
export function describeSuggestion(
  suggestion: TargetSuggestion,
  unit: Unit,
): { reason: string; advice: string } {
  const { kind, suggested, counts, emptyCounts, lowest, days } = suggestion;
  const desired = formatAmount(desiredAmount(suggestion.desiredStock));
  const advice = `Keep ${suggested} instead of ${desired}.`;
  if (kind === "raise") {
    return { reason: `Found empty in ${emptyCounts} of ${counts} checks.`, advice };
  }
  const weeks = Math.floor(days / DAYS_A_WEEK);
  return {
    reason: `Never less than ${describeAmount(lowest, unit)} in ${weeks} weeks.`,
    advice,
  };
}
