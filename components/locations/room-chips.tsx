"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, Plus } from "lucide-react";
import { useId, useState } from "react";
import { CHIP, CHIP_GRID } from "@/components/shared/chip-classes";
import { Button } from "@/components/ui/button";
import { useAddLocation } from "@/lib/features/locations/client/mutations";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { isSameName } from "@/lib/features/locations/model/rules";

const ROOMS = ["Kitchen", "Fridge", "Pantry", "Cellar", "Bathroom", "Garage"];

interface RoomChipsProps {
  /** Called on each tap. The screen then keeps these buttons, although the household has locations now. */
  onUse: () => void;
}

/** Renders a button for each usual room. A tap adds it as a location and marks the button as added. */
export function RoomChips({ onUse }: RoomChipsProps) {
  const { data: locations = [] } = useQuery(locationsQuery());
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const add = useAddLocation({ onSuccess: () => undefined, onError: () => undefined });
  const labelId = useId();

  const isAdded = (room: string) => locations.some(({ name }) => isSameName(name, room));

  async function addRoom(name: string) {
    onUse();
    setWaiting((names) => [...names, name]);
    const order = locations.length + waiting.filter((other) => !isAdded(other)).length;
    await add.mutateAsync({ name, photo: null, order }).catch(() => undefined);
    setWaiting((names) => names.filter((other) => other !== name));
  }

  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="text-muted-foreground mb-1.5 text-sm">
        Add a room with one tap
      </p>
      {/* A button must not become narrower when it is tapped: the buttons below would move. */}
      <div className={CHIP_GRID}>
        {ROOMS.map((room) => {
          const isThere = isAdded(room);
          const isOn = isThere || waiting.includes(room);
          const Icon = isOn ? Check : Plus;
          return (
            <Button
              key={room}
              variant={isOn ? "secondary" : "outline"}
              // `aria-disabled` instead of `disabled`, because a disabled button would lose the focus.
              aria-disabled={isOn}
              onClick={() => {
                if (!isOn) void addRoom(room);
              }}
              className={CHIP}
            >
              <Icon aria-label={isThere ? "Added:" : undefined} aria-hidden={!isThere} />
              {room}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
