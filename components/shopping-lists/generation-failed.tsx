"use client";

import { TriangleAlert } from "lucide-react";
import { BusyButton } from "@/components/shared/busy-button";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { useRetryList } from "@/lib/features/shopping-lists/client/mutations";
import { NewCheck } from "./new-check";

/** Shows that the rationales of a list could not be written. Its lines are usable. */
export function GenerationFailed({ listId }: { listId: number }) {
  const mayRetry = useIsAllowed("list:use");
  const retry = useRetryList(listId);
  return (
    <div
      role="alert"
      className="bg-low-soft my-3 flex-wrap items-center justify-between gap-x-6 rounded-xl px-3 pt-2 text-sm leading-5 md:my-4 md:px-4 md:pt-3 md:text-base lg:flex lg:py-0.5"
    >
      <div className="text-pretty">
        <TriangleAlert
          aria-hidden
          className="text-low mr-1.5 inline size-4 align-[-0.15em] md:mr-2.5 md:size-5 md:align-[-0.25em]"
        />
        <h2 className="text-low inline font-semibold tracking-normal">
          Failed to generate shopping list
        </h2>
        {". "}
        <p className="inline">The list is complete, only its reasons are missing.</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 max-md:*:text-sm">
        {mayRetry && (
          <BusyButton
            variant="link"
            className="px-0"
            isBusy={retry.isPending}
            busyLabel="Trying again..."
            onClick={() => retry.mutate()}
          >
            Try again
          </BusyButton>
        )}
        <NewCheck label="Start New Inventory Check" variant="link" />
      </div>
    </div>
  );
}
