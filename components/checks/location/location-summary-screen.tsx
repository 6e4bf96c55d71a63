"use client";

import { ActionBar } from "@/components/checks/shared/action-bar";
import { CountedItemList } from "@/components/checks/shared/counted-item-list";
import { entrance } from "@/components/checks/shared/entrance";
import { Notice } from "@/components/checks/shared/notice";
import { useOccupiedLocations } from "@/components/checks/shared/others-in-check";
import { PresenceFrom } from "@/components/checks/shared/room-presence";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { useMissingCount } from "@/components/checks/shared/use-missing-count";
import { WayToEnd } from "@/components/checks/shared/way-to-end";
import { Button } from "@/components/ui/button";
import { usePreferences } from "@/lib/client/preferences";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { CheckData, CheckView } from "@/lib/features/checks/client/screens";
import { describeCount, splitByEntry } from "@/lib/features/checks/model/rules";
import { backToItemsScreen, isLastLocation } from "@/lib/features/checks/model/screen-sequence";
import type { Item } from "@/lib/features/items/model/dto";
import { AddItemHere } from "./add-item-here";
import { ContinueLink } from "./continue-link";
import { nextLocationTarget } from "./continue-target";
import { LocationHead } from "./location-head";
import { useLeaveLocation } from "./use-leave-location";

interface LocationSummaryScreenProps {
  view: Extract<CheckView, { kind: "locationSummary" }>;
  data: CheckData;
}

/** Shows the counted and the pending items of a location. */
export function LocationSummaryScreen({ view, data }: LocationSummaryScreenProps) {
  const { check, location, items } = view;
  const leave = useLeaveLocation(data.locations, location);
  const mayCount = useIsAllowed("check:run");
  const { pending } = splitByEntry(items, data.counts);
  const back = backToItemsScreen(location.id, items, pending);
  const isLast = isLastLocation(data.locations, location.id);
  const missing = useMissingCount(data);
  const occupied = useOccupiedLocations(location.id);
  const isOnSheet = usePreferences()?.sheet ?? false;
  const goOn =
    mayCount && pending.length === 0 && items.length > 0
      ? nextLocationTarget(data, location.id, { occupied, isOnSheet })
      : null;
  // In the last location the button "Finish check" below already leads to the completion screen.
  const offersEnd = missing !== null && !isLast && goOn === null;
  const hasMain = goOn !== null || (offersEnd && missing === 0);
  return (
    <div className="flex flex-col">
      <div className={entrance()}>
        <LocationHead
          location={location}
          presence={<PresenceFrom location={location} locations={data.locations} />}
        >
          {items.length > 0 && (
            <Notice isGood={pending.length === 0} className="mt-4">
              {leftHere(pending)}
            </Notice>
          )}
        </LocationHead>
      </div>
      <ActionBar
        first={
          (goOn !== null || offersEnd) && (
            <>
              {goOn && <ContinueLink to={goOn.to}>{goOn.label}</ContinueLink>}
              {offersEnd && <WayToEnd updateId={check.id} missing={missing} />}
            </>
          )
        }
      >
        {back && mayCount && (
          <Button
            asChild
            variant={hasMain ? "ghost" : pending.length > 0 ? "default" : "outline"}
            size="lg"
          >
            <ScreenLink to={back}>Back to items</ScreenLink>
          </Button>
        )}
        <Button
          variant={hasMain ? "ghost" : pending.length > 0 && mayCount ? "outline" : "default"}
          size="lg"
          onClick={leave}
        >
          {isLast ? "Finish check" : "Next location"}
        </Button>
      </ActionBar>
      <div className={entrance()}>
        {items.length === 0 ? (
          <p className="text-muted-foreground">No items in this location</p>
        ) : (
          <CountedItemList
            items={items}
            data={data}
            amountText={(count, { unit }) => describeCount(count, unit)}
            to={(item) => ({ name: "itemSingleCheck", locationId: location.id, itemId: item.id })}
          />
        )}
        <AddItemHere location={location} data={data} />
      </div>
    </div>
  );
}

function leftHere(pending: readonly Item[]): string {
  const [first, ...others] = pending;
  if (!first) return "Nothing left to check here.";
  if (others.length === 0) return `1 item left to check here: ${first.name}.`;
  return `${pending.length} items left to check here.`;
}
