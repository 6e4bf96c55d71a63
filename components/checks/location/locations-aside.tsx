import { CircleCheck, CircleEqual } from "lucide-react";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { NamedTile } from "@/components/pictograms/named-tile";
import { Name } from "@/components/shared/name";
import { cn } from "@/components/ui/class-names";
import { usePreferences } from "@/lib/client/preferences";
import type { CheckData } from "@/lib/features/checks/client/screens";
import { assumedItems, progressByLocation } from "@/lib/features/checks/model/rules";
import type { Location } from "@/lib/features/locations/model/dto";

interface LocationsAsideProps {
  data: CheckData;
  /** The location of the screen. */
  current: Location;
}

/** Lists the locations with items in the order of the check, each with its number of counted items and a link. */
export function LocationsAside({ data, current }: LocationsAsideProps) {
  const isOnSheet = usePreferences()?.sheet ?? false;
  const name = isOnSheet ? "locationSheet" : "locationCheck";
  const assumed = assumedItems(data.counts);
  const progress = progressByLocation(data.locations, data.items, data.counts);
  return (
    <nav
      aria-labelledby="locations-of-check"
      className="bg-card shadow-raised sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto rounded-2xl border p-2"
    >
      <h2 id="locations-of-check" className="p-2 font-semibold">
        Locations
      </h2>
      <ol className="flex flex-col gap-0.5">
        {progress
          .filter(({ checked, pending }) => checked.length + pending.length > 0)
          .map(({ location, checked, pending }) => {
            const isCurrent = location.id === current.id;
            return (
              <li key={location.id}>
                <ScreenLink
                  to={{ name, locationId: location.id }}
                  aria-current={isCurrent ? "step" : undefined}
                  className={cn(
                    "flex min-h-12 items-center gap-2.5 rounded-lg px-2 py-1",
                    isCurrent ? "bg-accent text-accent-foreground" : "hover:bg-muted",
                  )}
                >
                  <NamedTile
                    of={location}
                    emptyText=""
                    className="w-8 shrink-0 rounded-full border"
                  />
                  <Name className="line-clamp-2 min-w-0 flex-1 text-sm leading-5 font-medium">
                    {location.name}
                  </Name>
                  <Progress
                    checked={checked.length}
                    pending={pending.length}
                    isAssumed={checked.some(({ id }) => assumed.has(id))}
                  />
                </ScreenLink>
              </li>
            );
          })}
      </ol>
    </nav>
  );
}

interface ProgressProps {
  checked: number;
  pending: number;
  /** Whether an entry of the location is assumed. */
  isAssumed: boolean;
}

function Progress({ checked, pending, isAssumed }: ProgressProps) {
  if (pending > 0) {
    return (
      <span className="text-muted-foreground text-sm tabular-nums">
        {checked}/{checked + pending}
        <span className="sr-only"> counted</span>
      </span>
    );
  }
  const [Icon, label] = isAssumed
    ? [CircleEqual, "Counted or taken as recorded"]
    : [CircleCheck, "All counted"];
  return (
    <Icon
      role="img"
      aria-label={label}
      className={cn("size-5", isAssumed ? "text-muted-foreground" : "text-primary")}
    />
  );
}
