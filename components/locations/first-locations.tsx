"use client";

import { MapPin, Plus } from "lucide-react";
import {
  START_COLUMN,
  START_TITLE,
  StartActions,
  StartContent,
} from "@/components/shared/start-content";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
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
    <Card className={cn(START_COLUMN, count > 0 && "mb-6")}>
      <StartContent
        icon={MapPin}
        title={
          // The title has two lines on phones, so that the rooms stay in place when it changes after a tap.
          <h2 className={cn(START_TITLE, "max-sm:min-h-[2lh]")}>
            {count === 0
              ? "No locations found. Add your first location!"
              : `${count === 1 ? "1 location" : `${count} locations`} so far. Add your next location!`}
          </h2>
        }
        text="A location is a room or a shelf where you keep things."
      >
        <RoomChips onUse={onUse} />
        {count === 0 && (
          <StartActions onImport={onImport}>
            <Button size="lg" onClick={onAdd}>
              <Plus aria-hidden />
              Add Location
            </Button>
          </StartActions>
        )}
      </StartContent>
    </Card>
  );
}
