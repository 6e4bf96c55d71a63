import { days } from "@/lib/core/clock";

/** A time of day as hour and minute in UTC. */
export type TimeOfDay = readonly [hour: number, minute: number];

/** Returns the time of day on the day `count` days before `moment`, in UTC. */
export function daysBefore(moment: Date, count: number, [hour, minute]: TimeOfDay): Date {
  const day = new Date(moment.getTime() - days(count));
  day.setUTCHours(hour, minute, 0, 0);
  return day;
}

/** Returns the moment `count` seconds after `moment`. */
export function secondsAfter(moment: Date, count: number): Date {
  return new Date(moment.getTime() + count * 1000);
}
