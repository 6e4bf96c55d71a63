"use client";

import { ClipboardCheck } from "lucide-react";
import { useId } from "react";
import { openScreen } from "@/components/checks/shared/screen-address";
import { AppLink } from "@/components/shared/app-link";
import { BusyButton } from "@/components/shared/busy-button";
import { EmptyState } from "@/components/shared/empty-state";
import { late } from "@/components/shared/late";
import { Button } from "@/components/ui/button";
import { currentPath } from "@/lib/client/history/address";
import { countNouns } from "@/lib/core/count-text";
import { paths } from "@/lib/core/paths";
import { useCurrentUser, useIsAllowed } from "@/lib/features/accounts/client/queries";
import { useStartCheck } from "@/lib/features/checks/client/mutations";
import type { CheckData } from "@/lib/features/checks/client/screens";
import { progressByLocation } from "@/lib/features/checks/model/rules";
import { locationToContinue } from "@/lib/features/checks/model/screen-sequence";
import { CHOICE, ChoiceDetail } from "./choice";
import { explainCheck } from "./explain-check";
import { LocationsToCount } from "./locations-to-count";

const QuickCheckOffer = late(async () => (await import("./quick-check-offer")).QuickCheckOffer, {
  renderFailed: () => null,
});

/**
 * On a phone the button is at the bottom of the screen, where a thumb reaches it, as on the screens of the check. On a
 * tablet the space of the offer is reserved beside it.
 */
const DOCKED =
  "flex flex-col gap-2.5 md:max-lg:grid md:max-lg:min-h-27 md:max-lg:grid-cols-2 md:max-lg:items-start max-md:not-large-text:bg-background max-md:not-large-text:fixed max-md:not-large-text:inset-x-0 max-md:not-large-text:bottom-(--bottom-bar-height) max-md:not-large-text:z-30 max-md:not-large-text:border-t max-md:not-large-text:px-4 max-md:not-large-text:py-3 max-md:not-large-text:has-[p]:border-transparent";

/** The offer of a quick check arrives later. On a phone it is above the bar of the button, which does not move. */
const ABOVE =
  "flex flex-col gap-2.5 not-has-[p]:hidden max-md:not-large-text:bg-background max-md:not-large-text:absolute max-md:not-large-text:inset-x-0 max-md:not-large-text:bottom-full max-md:not-large-text:flex-col-reverse max-md:not-large-text:border-t max-md:not-large-text:px-4 max-md:not-large-text:pt-3";

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
  const detail = useId();
  const button = (
    <BusyButton
      size="lg"
      variant={hasItems ? "default" : "outline"}
      className={hasItems ? CHOICE : undefined}
      isBusy={start.isPending}
      busyLabel="Starting..."
      aria-label={start.isPending ? undefined : "Begin Inventory Check"}
      aria-describedby={hasItems ? detail : undefined}
      onClick={() => start.mutate([])}
    >
      Begin Inventory Check
      {hasItems && (
        <ChoiceDetail id={detail}>{`Full: ${countNouns(data.items.length, "item")}`}</ChoiceDetail>
      )}
    </BusyButton>
  );
  const explanation = explainCheck({ hasItems, mayCount, mayEdit });
  if (!hasItems) {
    return (
      <EmptyState
        icon={ClipboardCheck}
        title="Start Inventory Check"
        text={explanation}
        action={
          mayCount && (
            <div className="flex w-72 max-w-full flex-col gap-3">
              {mayEdit && (
                <Button asChild size="lg">
                  <AppLink href={paths.items({ adds: true })}>Add Items</AppLink>
                </Button>
              )}
              {button}
            </div>
          )
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:items-start lg:gap-6">
      <div className="lg:bg-card lg:shadow-raised flex flex-col gap-5 lg:rounded-2xl lg:border lg:p-6">
        <p className="text-muted-foreground text-pretty">{explanation}</p>
        {mayCount && (
          <div className={DOCKED} data-covers="rows">
            {button}
            <div className={ABOVE}>
              <QuickCheckOffer
                items={data.items}
                isBusy={start.isPending}
                onStart={(assumedIds) => start.mutate(assumedIds)}
              />
            </div>
          </div>
        )}
      </div>
      <LocationsToCount data={data} />
      {mayCount && <div aria-hidden className="large-text:hidden h-38 md:hidden" />}
    </div>
  );
}
