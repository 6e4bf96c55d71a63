"use client";

import { Rows3 } from "lucide-react";
import { useId } from "react";
import { ActionBar } from "@/components/checks/shared/action-bar";
import { useHasEnded } from "@/components/checks/shared/check-end-context";
import { CountedItemList } from "@/components/checks/shared/counted-item-list";
import { describeBefore } from "@/components/checks/shared/describe-before";
import { entrance } from "@/components/checks/shared/entrance";
import { useOccupiedLocations } from "@/components/checks/shared/others-in-check";
import { PresenceFrom } from "@/components/checks/shared/room-presence";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { useMissingCount } from "@/components/checks/shared/use-missing-count";
import { WayToEnd } from "@/components/checks/shared/way-to-end";
import { usePrefetch } from "@/components/checks/use-prefetch";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { changePreferences, usePreferences } from "@/lib/client/preferences";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { CheckData, CheckView } from "@/lib/features/checks/client/screens";
import { countInParts, splitByEntry } from "@/lib/features/checks/model/rules";
import { hereScreen, previousLocationScreen } from "@/lib/features/checks/model/screen-sequence";
import { AddItemHere } from "./add-item-here";
import { ContinueLink } from "./continue-link";
import { continueTarget, toLocation, unoccupiedLocation } from "./continue-target";
import { describeBack } from "./describe-back";
import { LocationHead, toCountText } from "./location-head";
import { LocationLayout } from "./location-layout";
import { LocationSteps } from "./location-steps";
import { StackedLink } from "./stacked-link";
import { useLeaveLocation } from "./use-leave-location";

interface LocationCheckScreenProps {
  view: Extract<CheckView, { kind: "locationCheck" }>;
  data: CheckData;
}

/** Shows a location and its items before they are counted. */
export function LocationCheckScreen({ view, data }: LocationCheckScreenProps) {
  const { check, location, items } = view;
  const { locations } = data;
  const listTitle = useId();
  const explanationId = useId();
  const mayCount = useIsAllowed("check:run");
  const leave = useLeaveLocation(locations, location);
  const { pending } = splitByEntry(items, data.counts);
  const isCheckedHere = pending.length === 0;
  const missing = useMissingCount(data);
  const occupied = useOccupiedLocations(location.id);
  usePrefetch(data, location.id, null);
  const isOnSheet = usePreferences()?.sheet ?? false;
  const goOn = mayCount ? continueTarget(data, location.id, { occupied, isOnSheet }) : null;
  // When all items here are counted, the link to the next location is the only main action. The link to the
  // completion screen is left out then, and the other buttons are less prominent.
  const offersEnd = missing !== null && !(goOn && isCheckedHere);
  const hasMain = goOn !== null || missing === 0;
  const free = mayCount && !isCheckedHere ? unoccupiedLocation(data, location.id, occupied) : null;
  const lead = (goOn !== null || offersEnd) && (
    <>
      {goOn && <ContinueLink target={goOn} />}
      {offersEnd && <WayToEnd updateId={check.id} missing={missing} />}
    </>
  );
  // A row of a phone has space for two buttons. After the last count here the main action has a row of its own.
  const sharesRow = mayCount && !isCheckedHere && !offersEnd;
  const hasEnded = useHasEnded();
  const [first] = items;
  const explanation =
    first && mayCount && !goOn && !isCheckedHere && !hasEnded
      ? `starts with ${first.name}`
      : undefined;
  const back = previousLocationScreen(locations, data.items, location.id);
  const backTo = describeBack(back, locations);
  const here = mayCount && (
    <Button
      asChild
      size="lg"
      variant={hasMain ? (isCheckedHere ? "ghost" : "outline") : "default"}
      className={cn(
        explanation && "flex-col gap-0 py-1 leading-tight",
        sharesRow && (goOn ? "max-md:flex-none!" : "max-md:flex-1!"),
      )}
    >
      <ScreenLink
        to={hereScreen(locations, location.id, items)}
        aria-label="I'm here"
        aria-describedby={explanation && explanationId}
      >
        I&apos;m here
        {explanation && (
          <span
            id={explanationId}
            title={explanation}
            className="max-w-full truncate text-xs leading-4 font-medium"
          >
            {explanation}
          </span>
        )}
      </ScreenLink>
    </Button>
  );
  const isLeadFirst = Boolean(lead) && !sharesRow;
  // The other person can leave at any time. The link disappears then, and none of the other actions moves.
  const elsewhere = free && <ContinueLink target={toLocation(free)} isSecondary />;
  const toSheet = mayCount && !isOnSheet && !isCheckedHere && <ToSheet locationId={location.id} />;
  return (
    <LocationLayout data={data} location={location}>
      <LocationSteps data={data} location={location} onNext={leave} />
      <div className={entrance()}>
        <LocationHead
          location={location}
          presence={<PresenceFrom location={location} locations={locations} />}
          toCount={toCountText(pending.length)}
          className="mb-1 md:mb-3"
        >
          <p role="status" className="text-muted-foreground mt-1 text-sm md:mt-2 md:text-base">
            {isCheckedHere
              ? "All items at this location checked."
              : "Some items at this location need checking."}
          </p>
        </LocationHead>
      </div>
      <ActionBar
        isFirstSecondary={!isLeadFirst}
        first={
          (isLeadFirst || elsewhere) && (
            <>
              {isLeadFirst && lead}
              {elsewhere}
            </>
          )
        }
      >
        {!isLeadFirst && lead}
        {here}
        <StackedLink
          to={back}
          title={backTo.description}
          detail={backTo.short}
          variant={hasMain && isCheckedHere ? "ghost" : "outline"}
          className={cn(
            // As on the other screens of a check, the way back is left of the way on.
            "max-md:order-first",
            mayCount &&
              (sharesRow
                ? cn("max-md:flex-none!", goOn ? "max-md:max-w-1/3" : "max-md:max-w-1/2")
                : "max-md:max-w-1/2"),
          )}
        >
          Go back
        </StackedLink>
      </ActionBar>
      <div className={entrance()}>
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-1.5 md:mb-1">
          <h2
            id={listTitle}
            className="text-muted-foreground text-xs leading-5 font-semibold tracking-normal md:text-sm md:tracking-wide"
          >
            ITEMS IN THIS LOCATION
          </h2>
          {toSheet}
        </div>
        <CountedItemList
          labelledBy={listTitle}
          items={items}
          data={data}
          amountText={(count, { unit }) => countInParts(count, unit)}
          before={describeBefore}
          to={(item) => ({ name: "itemCheck", locationId: location.id, itemId: item.id })}
        />
        <AddItemHere location={location} data={data} />
      </div>
    </LocationLayout>
  );
}

/** Links to the sheet of a location. A tap also stores that this device counts on sheets instead of item screens. */
function ToSheet({ locationId }: { locationId: number }) {
  return (
    <Button
      asChild
      variant="ghost"
      className="-mr-2 px-2 max-md:gap-1.5 max-md:text-sm md:-mr-3 md:px-3"
    >
      <ScreenLink
        to={{ name: "locationSheet", locationId }}
        onClick={() => changePreferences({ sheet: true })}
      >
        <Rows3 aria-hidden />
        Count on one screen
      </ScreenLink>
    </Button>
  );
}
