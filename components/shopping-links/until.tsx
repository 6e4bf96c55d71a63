"use client";

import { now } from "@/lib/core/clock";

/** Shows the end of a shopping link in the time zone of the browser: "tomorrow, 18:20". Only for the browser. */
export function Until({ value }: { value: string }) {
  const moment = new Date(value);
  const time = moment.toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });
  const isToday = moment.toDateString() === now().toDateString();
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {isToday ? "today" : "tomorrow"}, {time}
    </time>
  );
}
