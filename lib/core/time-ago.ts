import { countNouns } from "./count-text";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const units = [
  ["year", 365 * DAY_MS],
  ["month", 30 * DAY_MS],
  ["day", DAY_MS],
  ["hour", HOUR_MS],
  ["minute", MINUTE_MS],
] as const;

/**
 * Returns the time since a moment in its largest whole unit: "2 days ago". Under a minute it is
 * "just now". `Intl.RelativeTimeFormat` is not used, because its first use takes ten milliseconds of the load of a page.
 */
export function timeAgo(moment: Date, present: Date): string {
  const distance = present.getTime() - moment.getTime();
  const found = units.find(([, length]) => distance >= length);
  if (!found) return "just now";
  const [unit, length] = found;
  return `${countNouns(Math.round(distance / length), unit)} ago`;
}
