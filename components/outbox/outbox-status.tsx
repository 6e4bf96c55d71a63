"use client";

import { CloudOff } from "lucide-react";
import { useOutboxState } from "@/lib/client/outbox/use-outbox";
import { useIsOnline } from "@/lib/client/use-is-online";
import { describeWaiting } from "./describe-outbox";
import { RefusedCounts } from "./refused-counts";

/** Above every screen: what waits on this device while the network is away, and what was refused. */
export function OutboxStatus() {
  const { waiting, refused, isHeld } = useOutboxState();
  const isOnline = useIsOnline();
  const text = describeWaiting(waiting, { isOnline, isHeld });
  return (
    <>
      <p
        aria-live="polite"
        data-outbox
        className="text-muted-foreground bg-muted mb-3 flex items-center gap-2.5 rounded-xl px-3.5 py-2 text-sm leading-snug font-medium empty:hidden"
      >
        {text !== null && (
          <>
            <CloudOff aria-hidden className="size-4.5 shrink-0" />
            <span>{text}</span>
          </>
        )}
      </p>
      {refused.length > 0 && <RefusedCounts entries={refused} />}
    </>
  );
}
