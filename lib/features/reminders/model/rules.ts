import { days } from "@/lib/core/clock";

/**
 * A check is overdue this many days after the latest one. A person gets the next reminder at the earliest
 * this many days after the last reminder.
 */
export const OVERDUE_DAYS = 7;

/** The kinds of reminders, with the type of their mails in `reminder_email_logs`. */
export const reminderTypes = {
  /** A check is overdue. */
  overdue: "inventory_reminder",
  /** Items may run out before the next shopping. */
  runOut: "run_out_reminder",
} as const;

export type ReminderKind = keyof typeof reminderTypes;

/** One person's reminder of a kind on one day (UTC, YYYY-MM-DD). */
export interface Reminder {
  userId: number;
  day: string;
  kind: ReminderKind;
}

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

/** Returns the unique key of a reminder. A person gets at most one of a kind a day. */
export function reminderKey({ userId, day, kind }: Reminder): string {
  return `${kind === "overdue" ? "reminder" : "run-out-reminder"}:${userId}:${day}`;
}
