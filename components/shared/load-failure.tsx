"use client";

import { CloudAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { useIsOnline } from "@/lib/client/use-is-online";
import { BusyButton } from "./busy-button";

interface LoadFailureProps {
  retry: () => void;
  isRetrying: boolean;
  /** Whether the focus moves to "Try again": the person has opened a dialog, or pressed "Try again". */
  takesFocus: boolean;
}

/** Shows inside a screen that the script of one of its parts could not be loaded, and loads it again. */
export function LoadFailure({ retry, isRetrying, takesFocus }: LoadFailureProps) {
  const isOnline = useIsOnline();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Moving the focus also scrolls the message into view.
    if (takesFocus) box.current?.querySelector("button")?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={box}
      role="alert"
      className="bg-destructive-soft my-3 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-xl px-4 py-3 text-left"
    >
      <CloudAlert aria-hidden className="text-destructive size-5 shrink-0" />
      <p className="min-w-40 flex-1 text-base leading-snug font-medium">
        This part could not be loaded.{" "}
        {isOnline ? "Check your connection and try again." : "You are offline."}
      </p>
      <BusyButton variant="outline" isBusy={isRetrying} busyLabel="Loading..." onClick={retry}>
        Try again
      </BusyButton>
    </div>
  );
}
