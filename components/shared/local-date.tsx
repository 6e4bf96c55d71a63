"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** A day in the person's own language and time zone. The server, which knows neither, says it in English and UTC. */
export function LocalDate({ value }: { value: string }) {
  const text = useSyncExternalStore(
    neverChanges,
    () => new Date(value).toLocaleDateString(undefined, { dateStyle: "long" }),
    () => new Date(value).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" }),
  );
  return <time dateTime={value}>{text}</time>;
}
