"use client";

import { Button } from "@/components/ui/button";
import { describeStock, isLastLocation } from "@/lib/features/checks/rules";
import type { CheckData, CheckView } from "@/lib/features/checks/screens";
import { ActionBar } from "./action-bar";
import { CheckItemList } from "./check-item-list";
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
  const { location, items } = view;
  const leave = useLeaveLocation(data.locations, location);
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
        <Button size="lg" onClick={leave}>
          {isLastLocation(data.locations, location.id) ? "Finish Check" : "Next Location"}
        </Button>
      </ActionBar>
    </>
  );
}
