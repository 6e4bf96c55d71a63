"use client";

import { CloudAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useIsOnline } from "@/lib/client/use-is-online";

interface TickNoticeProps {
  /** The failed ticks, each with what the server has answered; empty without an answer. */
  failed: readonly { failure: string | null }[];
  /** Whether the latest fetch of the list has failed. */
  isOutdated: boolean;
  onRetry: () => void;
}

/**
 * Tells a link shopper that ticks are not saved, or that the list may be outdated. It is at the end of the list and
 * stays in view, so that it moves no row.
 */
export function TickNotice({ failed, isOutdated, onRetry }: TickNoticeProps) {
  const isOnline = useIsOnline();
  const count = failed.length;
  const reason = failed.find(({ failure }) => failure)?.failure;
  const texts = textsOf({ count, reason, isOnline, isOutdated });
  return (
    <div role="status" className="sticky bottom-3 z-10">
      {texts && (
        <div className="bg-card shadow-floating mt-4 flex flex-wrap items-center gap-3 rounded-2xl border px-4 py-3">
          <CloudAlert aria-hidden className="text-destructive size-5 shrink-0" />
          <p className="min-w-0 flex-1 basis-52">
            <span className="font-semibold">{texts.title}</span> {texts.text}
          </p>
          {count > 1 && (
            <Button variant="outline" onClick={onRetry}>
              Try all again
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface Situation {
  count: number;
  reason: string | null | undefined;
  isOnline: boolean;
  isOutdated: boolean;
}

function textsOf({ count, reason, isOnline, isOutdated }: Situation) {
  if (count > 0) {
    const title = count === 1 ? "1 tick is not saved." : `${count} ticks are not saved.`;
    if (!isOnline) return { title, text: "You are offline. Try again when you are back online." };
    return { title, text: reason ?? "The server did not answer. Try again." };
  }
  if (!isOnline) return { title: "You are offline.", text: "Ticks cannot be saved now." };
  return isOutdated
    ? { title: "The list may be outdated.", text: "The server could not be reached." }
    : null;
}
