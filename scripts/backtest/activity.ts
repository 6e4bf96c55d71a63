import type { Random } from "../shops/random";
import { exponential, integer } from "./draws";

const YEAR = 365;
const ABSENCES_A_YEAR = 3;
const BUSY_WEEKS_A_YEAR = 5;

/**
 * Returns how much a household uses on each day, compared with a usual day: 0 in an absence of 3 to 16 days, and 1.5 to
 * 3 in a busy time of 4 to 10 days, such as with guests.
 */
export function makeActivity(days: number, random: Random): number[] {
  const activity = Array.from({ length: days }, () => 1);
  fill(activity, BUSY_WEEKS_A_YEAR, random, () => ({
    length: integer(4, 10, random),
    level: 1.5 + 1.5 * random(),
  }));
  fill(activity, ABSENCES_A_YEAR, random, () => ({ length: integer(3, 16, random), level: 0 }));
  return activity;
}

function fill(
  activity: number[],
  perYear: number,
  random: Random,
  draw: () => { length: number; level: number },
): void {
  const gap = () => Math.ceil((exponential(random) * YEAR) / perYear);
  for (let day = gap(); day < activity.length; day += gap()) {
    const { length, level } = draw();
    activity.fill(level, day, day + length);
    day += length;
  }
}
