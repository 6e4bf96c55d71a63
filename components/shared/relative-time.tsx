"use client";

import { useEffect, useId, useState } from "react";
import { cn } from "@/components/ui/class-names";
import { now } from "@/lib/core/clock";
import { timeAgo } from "@/lib/core/time-ago";

const REFRESH_MS = 60_000;

/** If the clock of the device is behind, the text is "just now" and never in the future. */
const distance = (moment: Date) => timeAgo(moment, now());

/**
 * Shows an ISO time as a distance ("2 days ago"). The exact local time appears on hover, focus or
 * tap. The browser computes the text before the first paint: the text of the server may be
 * outdated.
 */
export function RelativeTime({ value, className }: { value: string; className?: string }) {
  /** Null until the tooltip was opened for the first time. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const tooltipId = useId();
  const moment = new Date(value);

  useEffect(() => {
    if (!isOpen) return undefined;
    // Escape closes only the tooltip. A dialog around it listens to the key on the document, in the capture phase.
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      setOpen(false);
    };
    window.addEventListener("keydown", close, true);
    return () => window.removeEventListener("keydown", close, true);
  }, [isOpen]);

  return (
    <span
      className={cn("relative inline-block", className)}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
    >
      <button
        type="button"
        className="cursor-help rounded-sm underline decoration-dotted decoration-1 underline-offset-4"
        aria-describedby={isOpen ? tooltipId : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        <Ago value={value} say={distance} />
      </button>
      {isOpen !== null && (
        <span
          id={tooltipId}
          role="tooltip"
          // Hidden and not removed: a dialog takes the focus when an element in it is removed while the focus moves.
          hidden={!isOpen}
          className="animate-in bg-foreground text-background shadow-floating fade-in absolute bottom-full left-0 z-20 mb-1.5 w-max max-w-[70vw] rounded-md px-2.5 py-1.5 text-sm font-medium duration-150"
        >
          {moment.toLocaleString(undefined, { dateStyle: "full", timeStyle: "short" })}
        </span>
      )}
    </span>
  );
}

/**
 * Shows the short distance ("1 min ago") without the exact time: for rows that are links
 * themselves, and for the texts of links.
 */
export function TimeAgo({ value }: { value: string }) {
  return <Ago value={value} say={shortDistance} />;
}

function shortDistance(moment: Date): string {
  return distance(moment).replace(/ minutes?\b/, " min");
}

function Ago({ value, say }: { value: string; say: (moment: Date) => string }) {
  const [, setTick] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <time dateTime={value} suppressHydrationWarning>
      {say(new Date(value))}
    </time>
  );
}
