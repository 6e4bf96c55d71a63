import { formatAmount, WHOLE } from "@/lib/core/amount";
import { describeAmount } from "@/lib/features/items/model/rules";
import type { Unit } from "@/lib/features/items/model/units";

const DAYS_OF_WEEK = 7;
const DAYS_OF_MONTH = 30;

/**
 * Returns a use, in units per week, as a rounded amount with its period: "1½ a week", with a unit "1½ cans a week". A use
 * that rounds to 0 per week is shown per month. Returns null if it rounds to 0 per month, too.
 */
export function rateText(perWeek: number, unit?: Unit): string | null {
  const week = toHalves(perWeek);
  const month = toHalves((perWeek / DAYS_OF_WEEK) * DAYS_OF_MONTH);
  const amount = week > 0 ? week : month;
  if (amount === 0) return null;
  const text = unit === undefined ? formatAmount(amount) : describeAmount(amount, unit);
  return `${text} ${week > 0 ? "a week" : "a month"}`;
}

/** Returns units as 300ths, rounded to halves, and to whole units from 5. */
function toHalves(units: number): number {
  return units < 5 ? Math.round(units * 2) * (WHOLE / 2) : Math.round(units) * WHOLE;
}
