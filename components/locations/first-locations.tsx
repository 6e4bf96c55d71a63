"use client";

import { FileUp, MapPin, Plus } from "lucide-react";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { RoomChips } from "./room-chips";

interface FirstLocationsProps {
  /** The number of locations of the household. */
  count: number;
  /** Called on each tap on a room. The screen then keeps the rooms, although the household has locations now. */
  onUse: () => void;
  onAdd: () => void;
  onImport: () => void;
}

/**
 * Shows the usual rooms as buttons to a household without locations. It stays visible after the first tap, and then
 * counts the locations.
 */
export function FirstLocations({ count, onUse, onAdd, onImport }: FirstLocationsProps) {
  return (
    <div className="mx-auto mb-6 flex max-w-105 flex-col text-center">
      <EmptyState
        icon={MapPin}
        title={
          count === 0
            ? "No locations found. Add your first location!"
            : `${count === 1 ? "1 location" : `${count} locations`} so far. Add your next location!`
        }
        text="A location is a room or a shelf where you keep things."
        // The title has two lines on phones, so that the rooms stay in place when it changes after a tap.
        className="px-0 pb-6 max-sm:pt-0 md:pb-6 max-sm:[&_h2]:min-h-[2lh] max-sm:[&>div]:mb-3 max-sm:[&>div]:size-14"
      />
      <RoomChips onUse={onUse} />
      {count === 0 && (
        <>
          <Button size="lg" className="mt-6 sm:self-center" onClick={onAdd}>
            <Plus aria-hidden />
            Add Location
          </Button>
          <Button
            variant="ghost"
            className="text-muted-foreground mt-2.5 self-center"
            onClick={onImport}
          >
            <FileUp aria-hidden />
            Import Items
          </Button>
        </>
      )}
    </div>
  );
}
