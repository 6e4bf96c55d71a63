import { days } from "@/lib/core/clock";

/**
 * A check is overdue this many days after the latest one. A person gets the next reminder at the earliest
 * this many days after the last reminder.
 */
export const OVERDUE_DAYS = 7;

/** The type of reminder mails in `reminder_email_logs`. */
export const REMINDER_TYPE = "inventory_reminder";

/**
 * Returns the UTC date of a moment as YYYY-MM-DD. It does not depend on the time zone of the
 * server.
 */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, "YYYY-MM-DD".length);
}

/** Returns the moment that is `count` days before a date or moment. */
export function daysBefore(moment: string | Date, count: number): Date {
  return new Date(new Date(moment).getTime() - days(count));
}

/** Returns the number of whole days from the UTC date of a moment to another date. */
export function daysUntil(day: string, moment: Date): number {
  return Math.round((Date.parse(day) - Date.parse(dayOf(moment))) / days(1));
}

/** Returns the unique key of a reminder. A person gets at most one a day. */
export function reminderKey(reminder: { userId: number; day: string }): string {
  return `reminder:${reminder.userId}:${reminder.day}`;
}
