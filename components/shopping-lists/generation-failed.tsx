"use client";

import { TriangleAlert } from "lucide-react";
import { BusyButton } from "@/components/shared/busy-button";
import { useIsWide } from "@/lib/client/use-is-wide";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { useRetryList } from "@/lib/features/shopping-lists/client/mutations";
import { NewCheck } from "./new-check";

/**
 * Shows that the rationales of a list could not be written. Its lines are usable. The link to a new check is here in wide
 * windows only, and otherwise below the list (`BelowList`), so that the lines start higher on the screen.
 */
export function GenerationFailed({ listId }: { listId: number }) {
  const mayRetry = useIsAllowed("list:use");
  const retry = useRetryList(listId);
  const isWide = useIsWide();
  return (
    <div
      role="alert"
      className="bg-low-soft large-text:flex-wrap my-3 flex items-center gap-x-2 gap-y-1 rounded-xl py-1.5 pr-2 pl-3 text-sm leading-5 md:my-4 md:gap-x-3 md:pl-4 md:text-base"
    >
      <div className="large-text:basis-full min-w-0 flex-1">
        <TriangleAlert
          aria-hidden
          className="text-low mr-1.5 inline size-4 align-[-0.15em] md:mr-2.5 md:size-5 md:align-[-0.25em]"
        />
        <h2 className="text-low inline font-semibold tracking-normal">
          Failed to generate shopping list
        </h2>
        {". "}
        <p className="inline">Only its reasons are missing.</p>
      </div>
      {/* Before the other button, which does not move when this one appears with the hydration. */}
      {isWide && <NewCheck label="Start New Inventory Check" variant="outline" size="default" />}
      {mayRetry && (
        <BusyButton
          variant="outline"
          // Wide enough for the label while busy, so that the text keeps its lines.
          className="min-w-22 max-md:px-1.5 max-md:text-sm md:min-w-30"
          isBusy={retry.isPending}
          busyLabel="Trying..."
          onClick={() => retry.mutate()}
        >
          Try again
        </BusyButton>
      )}
    </div>
  );
}
