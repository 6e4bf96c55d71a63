"use client";

import { ChevronDown, CircleCheck, CircleDashed, CircleEqual, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { RoomPresence } from "@/components/checks/shared/room-presence";
import { Name } from "@/components/shared/name";
import { cn } from "@/components/ui/class-names";
import type { LocationProgress } from "@/lib/features/checks/model/rules";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";

interface ProgressByLocationProps {
  progress: readonly LocationProgress<Location, Item>[];
  /** The ids of the items with an assumed entry in the check. */
  assumed: ReadonlySet<number>;
}

/** Shows the checked and pending items of each location in a collapsible list. */
export function ProgressByLocation({ progress, assumed }: ProgressByLocationProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group -my-1.5" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-muted-foreground hover:bg-muted -ml-2.5 flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-lg px-2.5 text-base font-semibold select-none [&::-webkit-details-marker]:hidden">
        Items by location
        <ChevronDown aria-hidden className="size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && (
        <ul className="divide-y">
          {progress
            .filter(({ checked, pending }) => checked.length + pending.length > 0)
            .map((place) => (
              <LocationItem key={place.location.id} place={place} assumed={assumed} />
            ))}
        </ul>
      )}
    </details>
  );
}

interface LocationItemProps {
  place: LocationProgress<Location, Item>;
  assumed: ReadonlySet<number>;
}

function LocationItem({ place, assumed }: LocationItemProps) {
  const { location, checked, pending } = place;
  return (
    <li className="flex flex-col gap-2.5 py-4">
      <div className="flex items-baseline justify-between gap-4">
        <Name as="h3" className="min-w-0 font-semibold">
          {location.name}
        </Name>
        <span className="text-muted-foreground shrink-0 text-sm tabular-nums">
          {checked.length} of {checked.length + pending.length} checked
        </span>
      </div>
      <RoomPresence locationId={location.id} className="self-start" />
      <ItemNames label="Remaining" items={pending} icon={CircleDashed} />
      <ItemNames
        label="Checked"
        items={checked.filter(({ id }) => !assumed.has(id))}
        icon={CircleCheck}
        isChecked
      />
      <ItemNames
        label="Taken as recorded"
        items={checked.filter(({ id }) => assumed.has(id))}
        icon={CircleEqual}
      />
    </li>
  );
}

interface ItemNamesProps {
  label: string;
  items: readonly Item[];
  icon: LucideIcon;
  isChecked?: boolean;
}

function ItemNames({ label, items, icon: Icon, isChecked = false }: ItemNamesProps) {
  if (items.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 text-base">
      <h4 className="text-muted-foreground text-sm font-medium">{label}</h4>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {items.map((item) => (
          <li key={item.id} className="flex min-w-0 items-start gap-1.5">
            <Icon
              aria-hidden
              className={cn(
                "mt-0.75 size-4 shrink-0",
                isChecked ? "text-primary" : "text-muted-foreground",
              )}
            />
            <Name className="min-w-0">{item.name}</Name>
          </li>
        ))}
      </ul>
    </div>
  );
}
