import { days } from "@/lib/core/clock";

/** A check is overdue, and a reminder may follow another, after this many days. */
export const OVERDUE_DAYS = 7;

/** What `reminder_email_logs` calls these mails. */
export const REMINDER_TYPE = "inventory_reminder";

/** The day of a moment in UTC, as YYYY-MM-DD. It has 24 hours wherever the server or the person is. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, "YYYY-MM-DD".length);
}

/** So many days before a day or moment. */
export function daysBefore(moment: string | Date, count: number): Date {
  return new Date(new Date(moment).getTime() - days(count));
}

/** Whole days from the day of a moment to another day. */
export function daysUntil(day: string, moment: Date): number {
  return Math.round((Date.parse(day) - Date.parse(dayOf(moment))) / days(1));
}

/** The one name of a mail: a person gets one a day at most. */
export function reminderKey(reminder: { userId: number; day: string }): string {
  return `reminder:${reminder.userId}:${reminder.day}`;
}
