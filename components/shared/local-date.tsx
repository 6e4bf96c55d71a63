"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

interface LocalDateProps {
  /** An ISO time, or a day such as 2026-03-01. */
  value: string;
  /** "Mar 1" instead of "March 1, 2026". */
  isShort?: boolean;
}

/** A day in the person's own language and time zone. The server, which knows neither, says it in English and UTC. */
export function LocalDate({ value, isShort = false }: LocalDateProps) {
  const format: Intl.DateTimeFormatOptions = isShort
    ? { month: "short", day: "numeric" }
    : { dateStyle: "long" };
  // A day without a time is the same day everywhere.
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
