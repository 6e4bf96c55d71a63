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

/** Created at its first use, because creating it takes milliseconds and would delay the load of each page. */
let words: Intl.RelativeTimeFormat | undefined;

/**
 * Returns the time since a moment in its largest whole unit: "2 days ago". Under a minute it is
 * "just now".
 */
export function timeAgo(moment: Date, present: Date): string {
  const distance = present.getTime() - moment.getTime();
  const found = units.find(([, length]) => distance >= length);
  if (!found) return "just now";
  const [unit, length] = found;
  words ??= new Intl.RelativeTimeFormat("en");
  return words.format(-Math.round(distance / length), unit);
}
