"use client";

import { useBrowserValue } from "@/lib/client/use-browser-value";

const FORMATS = {
  long: { dateStyle: "long" },
  medium: { dateStyle: "medium" },
  short: { month: "short", day: "numeric" },
  time: { timeStyle: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Returns a date, or the time of a day, in the locale and time zone of the browser. */
export function formatLocalDate(value: string, form: keyof typeof FORMATS = "long"): string {
  // A date without a time is not converted between time zones.
  const isDay = !value.includes("T");
  return new Date(value).toLocaleString(undefined, {
    ...FORMATS[form],
    ...(isDay ? { timeZone: "UTC" } : {}),
  });
}

interface LocalDateProps {
  /** An ISO time, or a date such as 2026-03-01. */
  value: string;
  /** "long" is "March 1, 2026", "medium" is "Mar 1, 2026", "short" is "Mar 1", and "time" is "2:05 PM". */
  form?: keyof typeof FORMATS;
}

/**
 * Shows a date, or the time of a day, in the locale and time zone of the browser. The server renders it in English and
 * UTC.
 */
export function LocalDate({ value, form = "long" }: LocalDateProps) {
  const text = useBrowserValue(
    () => formatLocalDate(value, form),
    () => new Date(value).toLocaleString("en-US", { ...FORMATS[form], timeZone: "UTC" }),
  );
  return <time dateTime={value}>{text}</time>;
}
