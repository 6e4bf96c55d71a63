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
      className="bg-low-soft my-4 rounded-2xl px-4 py-3 md:flex md:flex-wrap md:items-center md:justify-between md:gap-x-6"
    >
      <div>
        <div className="text-low flex items-center gap-2.5">
          <TriangleAlert aria-hidden className="size-5 shrink-0" />
          <h2 className="font-semibold">Failed to generate shopping list</h2>
        </div>
        <p className="mt-0.5 pl-7.5">The list is complete. Only its reasons are missing.</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 max-md:mt-1.5 max-md:*:text-sm">
        {mayRetry && (
          <BusyButton
            variant="outline"
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
