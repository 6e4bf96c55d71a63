import { failure, ok, type Verdict } from "./finding";

/**
 * Judges the clock of this machine. A machine without a battery for its clock can start years in the past.
 * @param migrations names of this version's migrations, which begin with the time at which they were written.
 */
export function judgeClock(now: Date, migrations: readonly string[]): Verdict {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(migrations.at(-1) ?? "") ?? [];
  const made = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const text = now.toISOString();
  if (!(now.getTime() < made)) return ok(text);
  return failure(
    `${text} is before this version was made`,
    "Set the clock of this machine, for example with NTP.",
  );
}
