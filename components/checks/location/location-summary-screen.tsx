"use client";

import { ChevronRight } from "lucide-react";
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
import {
  backToItemsScreen,
  type CheckScreen,
  isLastLocation,
} from "@/lib/features/checks/model/screen-sequence";
import type { Item } from "@/lib/features/items/model/dto";
import { AddItemHere } from "./add-item-here";
import { ContinueLink } from "./continue-link";
import { nextLocationTarget } from "./continue-target";
import { LocationHead } from "./location-head";
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
  const { pending } = splitByEntry(items, data.counts);
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
    <div className="flex flex-col">
      <div className={entrance()}>
        <LocationHead
          location={location}
          presence={<PresenceFrom location={location} locations={data.locations} />}
        >
          {items.length > 0 && <LeftHere pending={pending} to={mayCount ? back : null} />}
        </LocationHead>
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
            detail={first && `starts with ${first.name}`}
            variant={hasMain ? "ghost" : first ? "default" : "outline"}
          >
            Back to items
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

interface LeftHereProps {
  pending: readonly Item[];
  /** The screen of the first pending item; null for people who may not count. */
  to: CheckScreen | null;
}

/** Shows how much is left to count here, as a link to the first of these items. */
function LeftHere({ pending, to }: LeftHereProps) {
  const isDone = pending.length === 0;
  return (
    <Notice isGood={isDone} className="relative mt-4">
      {isDone || !to ? (
        leftHere(pending)
      ) : (
        <ScreenLink
          to={to}
          // The click area of the link covers the whole banner.
          className="flex items-center gap-2.5 outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2"
        >
          <span className="min-w-0 flex-1">{leftHere(pending)}</span>
          <ChevronRight aria-hidden className="size-5 shrink-0" />
        </ScreenLink>
      )}
    </Notice>
  );
}

function leftHere(pending: readonly Item[]): string {
  const [first, ...others] = pending;
  if (!first) return "Nothing left to check here.";
  if (others.length === 0) return `1 item left to check here: ${first.name}.`;
  return `${pending.length} items left to check here.`;
}
