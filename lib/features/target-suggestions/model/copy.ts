import { desiredAmount, formatAmount } from "@/lib/core/amount";
import type { TargetSuggestion } from "./dto";

const DAYS_A_WEEK = 7;

/** Returns the sentences that explain a suggestion with its figures. */
export function describeSuggestion(suggestion: TargetSuggestion): string {
  const { kind, suggested, counts, emptyCounts, lowest, days } = suggestion;
  const desired = formatAmount(desiredAmount(suggestion.desiredStock));
  if (kind === "raise") {
    return `Found empty in ${emptyCounts} of ${counts} checks. Keep ${suggested} instead of ${desired}.`;
  }
  const weeks = Math.floor(days / DAYS_A_WEEK);
  return `In ${weeks} weeks you never had less than ${formatAmount(lowest)}. Keep ${suggested} instead of ${desired}.`;
}
