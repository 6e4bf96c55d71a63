"use client";

import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { AppLink } from "@/components/shared/app-link";
import { BusyButton } from "@/components/shared/busy-button";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { useRetryList } from "@/lib/features/shopping-lists/client/mutations";

/** The links fill the height of a touch target without making the notice higher. */
const LINK = "text-foreground -my-3 px-0 text-sm md:text-base";

/**
 * Shows that the rationales of a list could not be written. Its lines are usable, so on phones the message and its two
 * links take two lines only.
 */
export function GenerationFailed({ listId }: { listId: number }) {
  const mayRetry = useIsAllowed("list:use");
  const mayCheck = useIsAllowed("check:run");
  const { data: check } = useQuery(activeCheckQuery());
  const retry = useRetryList(listId);
  return (
    <div
      role="alert"
      className="bg-low-soft my-3 rounded-xl px-3 py-2.5 text-sm leading-5 md:my-4 md:flex md:items-baseline md:gap-3 md:px-4 md:py-3 md:text-base"
    >
      <h2 className="text-low font-semibold tracking-normal">
        <TriangleAlert
          aria-hidden
          className="mr-1.5 inline size-4 align-[-0.15em] md:mr-2.5 md:size-5 md:align-[-0.25em]"
        />
        Failed to generate shopping list
      </h2>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 max-md:mt-1 md:grow md:gap-x-5">
        <p className="md:grow">Reasons are missing.</p>
        {mayRetry && (
          <BusyButton
            variant="link"
            className={LINK}
            isBusy={retry.isPending}
            busyLabel="Trying..."
            onClick={() => retry.mutate()}
          >
            Try again
          </BusyButton>
        )}
        {mayCheck && (
          <Button asChild variant="link" className={LINK}>
            <AppLink href={paths.inventoryCheck()}>
              {check ? "Continue check" : "New check"}
            </AppLink>
          </Button>
        )}
      </div>
    </div>
  );
}
