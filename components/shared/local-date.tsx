"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

const FORMATS = {
  long: { dateStyle: "long" },
  short: { month: "short", day: "numeric" },
  time: { timeStyle: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

interface LocalDateProps {
  /** An ISO time, or a date such as 2026-03-01. */
  value: string;
  /** "long" is "March 1, 2026", "short" is "Mar 1", and "time" is "2:05 PM". */
  form?: keyof typeof FORMATS;
}

/**
 * Shows a date, or the time of a day, in the locale and time zone of the browser. The server renders it in English and
 * UTC.
 */
export function LocalDate({ value, form = "long" }: LocalDateProps) {
  const format = FORMATS[form];
  // A date without a time is not converted between time zones.
  const isDay = !value.includes("T");
  const text = useSyncExternalStore(
    neverChanges,
    () =>
      new Date(value).toLocaleString(undefined, {
        ...format,
        ...(isDay ? { timeZone: "UTC" } : {}),
      }),
    () => new Date(value).toLocaleString("en-US", { ...format, timeZone: "UTC" }),
  );
  return <time dateTime={value}>{text}</time>;
}
