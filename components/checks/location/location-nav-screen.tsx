"use client";

import { ActionBar } from "@/components/checks/shared/action-bar";
import { CheckItemList } from "@/components/checks/shared/check-item-list";
import { AssumedBy } from "@/components/checks/shared/counted-by";
import { entrance } from "@/components/checks/shared/entrance";
import { useOccupiedLocations } from "@/components/checks/shared/others-in-check";
import { PresenceFrom } from "@/components/checks/shared/room-presence";
import { useMissingCount } from "@/components/checks/shared/use-missing-count";
import { WayToEnd } from "@/components/checks/shared/way-to-end";
import { Button } from "@/components/ui/button";
import { usePreferences } from "@/lib/client/preferences";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { CheckData, CheckView } from "@/lib/features/checks/client/screens";
import { describeStock, splitByEntry } from "@/lib/features/checks/model/rules";
import { hereScreen, isLastLocation } from "@/lib/features/checks/model/screen-sequence";
import { NOT_COUNTED } from "@/lib/features/items/model/copy";
import type { Item } from "@/lib/features/items/model/dto";
import { isUncounted } from "@/lib/features/items/model/rules";
import { AddItemHere } from "./add-item-here";
import { ContinueLink } from "./continue-link";
import { continueTarget } from "./continue-target";
import { LocationHead, toCountText } from "./location-head";
import { LocationLayout } from "./location-layout";
import { LocationPosition } from "./location-steps";
import { useLeaveLocation } from "./use-leave-location";

interface LocationNavScreenProps {
  view: Extract<CheckView, { kind: "locationNav" }>;
  data: CheckData;
}

/** Shows a location and the stock of its items, each with a link to its screen. */
export function LocationNavScreen({ view, data }: LocationNavScreenProps) {
  const { check, location, items } = view;
  const leave = useLeaveLocation(data.locations, location);
  const counts = new Map(data.counts.map((count) => [count.itemId, count]));
  const mayCount = useIsAllowed("check:run") && check !== null;
  const isLast = isLastLocation(data.locations, location.id);
  const missing = useMissingCount(data);
  const occupied = useOccupiedLocations(location.id);
  const isOnSheet = usePreferences()?.sheet ?? false;
  // A count that begins at an item of this list skips the items before it. The main link leads to the pending items.
  const { pending } = splitByEntry(items, data.counts);
  const goOn =
    mayCount && pending.length > 0
      ? (continueTarget(data, location.id, { occupied, isOnSheet }) ?? {
          to: hereScreen(data.locations, location.id, items),
          label: "Count these items",
        })
      : null;
  const offersEnd = check !== null && missing !== null && !isLast;
  const main = goOn && <ContinueLink target={goOn} />;
  return (
    <LocationLayout data={data} location={location} isRunning={check !== null}>
      {check && (
        <div className="mb-4 md:mb-6">
          <LocationPosition data={data} location={location} />
        </div>
      )}
      <div className={entrance()}>
        <LocationHead
          location={location}
          toCount={check && items.length > 0 ? toCountText(pending.length) : undefined}
          presence={<PresenceFrom location={location} locations={data.locations} />}
          className="mb-5 md:mb-6"
        />
      </div>
      <ActionBar first={offersEnd && main}>
        {!offersEnd && main}
        <Button
          size="lg"
          variant={goOn ? "outline" : offersEnd && missing === 0 ? "ghost" : "default"}
          // As on the other screens of a check, the main action is at the right on phones.
          className={goOn ? "max-md:order-first max-md:flex-none!" : undefined}
          onClick={leave}
        >
          {isLast ? "Finish Check" : "Next Location"}
        </Button>
        {offersEnd && <WayToEnd updateId={check.id} missing={missing} />}
      </ActionBar>
      <div className={entrance()}>
        {items.length === 0 ? (
          <p className="text-muted-foreground">No items in this location</p>
        ) : (
          <CheckItemList
            items={items}
            to={(item) => ({ name: "itemCheck", locationId: location.id, itemId: item.id })}
            status={(item) => (
              <NavStatus item={item} isCounted={counts.has(item.id) && check !== null} />
            )}
            note={({ id }) => <AssumedBy count={counts.get(id)} className="mt-0.5" />}
          />
        )}
        <AddItemHere location={location} data={data} />
      </div>
    </LocationLayout>
  );
}

interface NavStatusProps {
  item: Item;
  /** Whether the running check has an entry of the item. */
  isCounted: boolean;
}

/** Shows the stock of an item. Until the check has counted the item, the text says that it is not a count of today. */
function NavStatus({ item, isCounted }: NavStatusProps) {
  const stock = describeStock(item, item.unit);
  return (
    <span className="text-muted-foreground">
      {isCounted ? stock : isUncounted(item) ? `${stock} · ${NOT_COUNTED}` : `Last time: ${stock}`}
    </span>
  );
}
