"use client";

import { Button } from "@/components/ui/button";
import { useIsAllowed } from "@/lib/features/accounts/queries";
import { describeStock, isAllChecked, isLastLocation } from "@/lib/features/checks/rules";
import type { CheckData, CheckView } from "@/lib/features/checks/screens";
import { ActionBar } from "./action-bar";
import { CheckItemList } from "./check-item-list";
import { FinishCheck } from "./finish-check";
import { LocationHead } from "./location-head";
import { RoomPresence } from "./room-presence";
import { entrance } from "./entrance";
import { useLeaveLocation } from "./use-leave-location";

interface LocationNavScreenProps {
  view: Extract<CheckView, { kind: "locationNav" }>;
  data: CheckData;
}

/** A location with the stock of its items, each leading to its count. */
export function LocationNavScreen({ view, data }: LocationNavScreenProps) {
  const { check, location, items } = view;
  const leave = useLeaveLocation(data.locations, location);
  const mayCount = useIsAllowed("check:run");
  const isLast = isLastLocation(data.locations, location.id);
  const offersFinish = mayCount && !isLast && isAllChecked(data.items, data.counts);
  return (
    <>
      <div className={entrance()}>
        <LocationHead location={location}>
          <RoomPresence locationId={location.id} className="mt-4" />
        </LocationHead>
        {items.length === 0 ? (
          <p className="text-muted-foreground">No items in this location</p>
        ) : (
          <CheckItemList
            items={items}
            to={(item) => ({ name: "itemCheck", locationId: location.id, itemId: item.id })}
            status={(item) => (
              <span className="text-muted-foreground">{describeStock(item, item.unit)}</span>
            )}
          />
        )}
      </div>
      <ActionBar>
        <Button size="lg" variant={offersFinish ? "outline" : "default"} onClick={leave}>
          {isLast ? "Finish Check" : "Next Location"}
        </Button>
        {check && offersFinish && <FinishCheck updateId={check.id} />}
      </ActionBar>
    </>
  );
}
