"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

interface LocalDateProps {
  /** An ISO time, or a date such as 2026-03-01. */
  value: string;
  /** "Mar 1" instead of "March 1, 2026". */
  isShort?: boolean;
}

/**
 * Shows a date in the locale and time zone of the browser. The server renders it in English and
 * UTC.
 */
export function LocalDate({ value, isShort = false }: LocalDateProps) {
  const format: Intl.DateTimeFormatOptions = isShort
    ? { month: "short", day: "numeric" }
    : { dateStyle: "long" };
  // A date without a time is not converted between time zones.
  const isDay = !value.includes("T");
  const text = useSyncExternalStore(
    neverChanges,
    () =>
      new Date(value).toLocaleDateString(undefined, {
        ...format,
        ...(isDay ? { timeZone: "UTC" } : {}),
      }),
    () => new Date(value).toLocaleDateString("en-US", { ...format, timeZone: "UTC" }),
  );
  return <time dateTime={value}>{text}</time>;
}
