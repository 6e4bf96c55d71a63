"use client";

import { ClipboardCheck } from "lucide-react";
import { openScreen } from "@/components/checks/shared/screen-address";
import { AppLink } from "@/components/shared/app-link";
import { BusyButton } from "@/components/shared/busy-button";
import { EmptyState } from "@/components/shared/empty-state";
import { late } from "@/components/shared/late";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { currentPath } from "@/lib/client/history/address";
import { paths } from "@/lib/core/paths";
import { useCurrentUser, useIsAllowed } from "@/lib/features/accounts/client/queries";
import { useStartCheck } from "@/lib/features/checks/client/mutations";
import type { CheckData } from "@/lib/features/checks/client/screens";
import { progressByLocation } from "@/lib/features/checks/model/rules";
import { locationToContinue } from "@/lib/features/checks/model/screen-sequence";
import { amountOfWork, explainCheck } from "./explain-check";
import { LocationsToCount } from "./locations-to-count";

const QuickCheckOffer = late(async () => (await import("./quick-check-offer")).QuickCheckOffer, {
  renderFailed: () => null,
});

/** On a phone the button is at the bottom of the screen, where a thumb reaches it, as on the screens of the check. */
const DOCKED =
  "bg-background max-md:not-large-text:fixed inset-x-0 bottom-(--bottom-bar-height) z-30 max-md:not-large-text:border-t max-md:not-large-text:px-4 max-md:not-large-text:py-3 md:bg-transparent";

/** Shows the button that starts a check. A household without items is led to the items first. */
export function BeginCheck({ data }: { data: CheckData }) {
  const user = useCurrentUser();
  const mayCount = useIsAllowed("check:run");
  const mayEdit = useIsAllowed("inventory:edit");
  const start = useStartCheck({
    onRunning: ({ counts, isJoined, presences }) => {
      // The person may have left for another part of the app during a slow request. The check is not opened
      // then.
      if (currentPath() !== paths.inventoryCheck()) return;
      const [first] = data.locations;
      const progress = progressByLocation(data.locations, data.items, counts);
      const others = presences.filter(({ userId }) => userId !== user?.id);
      const occupied = new Set(others.flatMap(({ locationId }) => locationId ?? []));
      const isPartly = isJoined || counts.length > 0;
      const location = (isPartly ? locationToContinue(progress, occupied) : null) ?? first;
      if (location) openScreen({ name: "locationCheck", locationId: location.id });
    },
  });
  const hasItems = data.items.length > 0;
  return (
    <div className={cn(hasItems && "lg:grid lg:grid-cols-2 lg:items-start lg:gap-6")}>
      <EmptyState
        icon={ClipboardCheck}
        className={cn(
          hasItems &&
            "lg:bg-card lg:shadow-raised lg:w-full lg:max-w-none lg:rounded-2xl lg:border",
        )}
        title="Start Inventory Check"
        text={
          <>
            {explainCheck({ hasItems, mayCount, mayEdit })}
            {hasItems && (
              // In wide windows the list beside it shows the numbers.
              <span className="text-foreground mt-4 block font-semibold tabular-nums lg:hidden">
                {amountOfWork(data)}
              </span>
            )}
          </>
        }
        action={
          mayCount && (
            // Of constant width, so that nothing moves when the offer of a quick check arrives.
            <div className="flex w-72 max-w-full flex-col gap-3">
              {!hasItems && mayEdit && (
                <Button asChild size="lg">
                  <AppLink href={paths.items({ adds: true })}>Add Items</AppLink>
                </Button>
              )}
              <div
                className={cn("grid", hasItems && DOCKED)}
                data-covers={hasItems ? "row" : undefined}
              >
                <BusyButton
                  size="lg"
                  variant={hasItems ? "default" : "outline"}
                  isBusy={start.isPending}
                  busyLabel="Starting..."
                  onClick={() => start.mutate([])}
                >
                  Begin Inventory Check
                </BusyButton>
              </div>
              {hasItems && (
                <QuickCheckOffer
                  items={data.items}
                  isBusy={start.isPending}
                  onStart={(assumedIds) => start.mutate(assumedIds)}
                />
              )}
            </div>
          )
        }
      />
      {hasItems && <LocationsToCount data={data} />}
      {hasItems && mayCount && <div aria-hidden className="large-text:hidden h-16 md:hidden" />}
    </div>
  );
}
