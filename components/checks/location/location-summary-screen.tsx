"use client";

import { ActionBar } from "@/components/checks/shared/action-bar";
import { CountedItemList } from "@/components/checks/shared/counted-item-list";
import { describeBefore } from "@/components/checks/shared/describe-before";
import { entrance } from "@/components/checks/shared/entrance";
import { useOccupiedLocations } from "@/components/checks/shared/others-in-check";
import { PresenceFrom } from "@/components/checks/shared/room-presence";
import { useMissingCount } from "@/components/checks/shared/use-missing-count";
import { WayToEnd } from "@/components/checks/shared/way-to-end";
import { Button } from "@/components/ui/button";
import { usePreferences } from "@/lib/client/preferences";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { CheckData, CheckView } from "@/lib/features/checks/client/screens";
import { describeCount, splitByEntry } from "@/lib/features/checks/model/rules";
import { backToItemsScreen, isLastLocation } from "@/lib/features/checks/model/screen-sequence";
import { AddItemHere } from "./add-item-here";
import { ContinueLink } from "./continue-link";
import { nextLocationTarget } from "./continue-target";
import { LocationHead } from "./location-head";
import { LocationLayout } from "./location-layout";
import { LocationPosition } from "./location-steps";
import { StackedLink } from "./stacked-link";
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
  const { checked, pending } = splitByEntry(items, data.counts);
  const [first] = pending;
  const back = backToItemsScreen(location.id, items, pending);
  const isLast = isLastLocation(data.locations, location.id);
  const missing = useMissingCount(data);
  const occupied = useOccupiedLocations(location.id);
  const isOnSheet = usePreferences()?.sheet ?? false;
  const goOn =
    mayCount && pending.length === 0 && items.length > 0
      ? nextLocationTarget(data, location.id, { occupied, isOnSheet })
      : null;
  // "Finish check" already leads to the completion screen in the last location, and when no entry is missing.
  const offersEnd = missing !== null && missing > 0 && !isLast && goOn === null;
  const hasMain = goOn !== null;
  return (
    <LocationLayout data={data} location={location}>
      <div className="mb-4 md:mb-6">
        <LocationPosition data={data} location={location} />
      </div>
      <div className={entrance()}>
        <LocationHead
          location={location}
          toCount={items.length > 0 ? leftToCount(pending.length, items.length) : undefined}
          presence={<PresenceFrom location={location} locations={data.locations} />}
        />
      </div>
      <ActionBar
        first={
          (goOn !== null || offersEnd) && (
            <>
              {goOn && <ContinueLink target={goOn} />}
              {offersEnd && <WayToEnd updateId={check.id} missing={missing} />}
            </>
          )
        }
      >
        {back && mayCount && (
          <StackedLink
            to={back}
            title={first && "Back to items"}
            variant={hasMain ? "ghost" : first ? "default" : "outline"}
            // The main action is the right one on a phone and the first one in wide windows.
            className={hasMain ? undefined : first ? "max-md:order-last" : "md:order-last"}
          >
            {first ? (
              <span className="max-w-full truncate" title={first.name}>
                Count {first.name}
              </span>
            ) : (
              "Back to items"
            )}
          </StackedLink>
        )}
        {/* Nothing is left in the next location either once every item has an entry. */}
        {missing !== 0 || isLast ? (
          <Button
            variant={hasMain ? "ghost" : pending.length > 0 && mayCount ? "outline" : "default"}
            size="lg"
            onClick={leave}
          >
            {isLast ? "Finish check" : "Next location"}
          </Button>
        ) : (
          <WayToEnd updateId={check.id} missing={missing} />
        )}
      </ActionBar>
      <div className={entrance()}>
        {items.length === 0 ? (
          <p className="text-muted-foreground">No items in this location</p>
        ) : (
          <CountedItemList
            // The pending items are first.
            items={[...pending, ...checked]}
            data={data}
            hasBadges
            amountText={(count, { unit }) => describeCount(count, unit)}
            before={describeBefore}
            to={(item) => ({ name: "itemSingleCheck", locationId: location.id, itemId: item.id })}
          />
        )}
        <AddItemHere location={location} data={data} />
      </div>
    </LocationLayout>
  );
}

/** Returns how much is left to count here. It is short, because a phone shows it beside another person. */
function leftToCount(pending: number, total: number): string {
  if (pending > 0) return `${pending} left to count`;
  return total === 1 ? "All counted" : `All ${total} counted`;
}
