import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { NamedTile } from "@/components/pictograms/named-tile";
import { StockLine } from "@/components/shared/stock-line";
import { cn } from "@/components/ui/class-names";
import type { CheckData } from "@/lib/features/checks/client/screens";
import { type LocationProgress, progressByLocation } from "@/lib/features/checks/model/rules";
import type { Item } from "@/lib/features/items/model/dto";
import { stockByLocation } from "@/lib/features/items/model/location-stock";
import type { Location } from "@/lib/features/locations/model/dto";

interface LocationsToCountProps {
  data: CheckData;
  /** Whether a check is running. Each location is a link to its screen then, with the number of its counted items. */
  isRunning?: boolean;
}

/** Lists the locations that have items, in the order of the check, with the number of their items. */
export function LocationsToCount({ data, isRunning = false }: LocationsToCountProps) {
  const { locations, items, counts } = data;
  const progress = progressByLocation(locations, items, counts);
  const stocks = stockByLocation(items);
  return (
    <section
      className={cn(
        "bg-card shadow-raised w-full rounded-2xl border p-4 md:p-6",
        // Below the buttons of a phone, the offer of a quick check would move it.
        !isRunning && "max-lg:hidden",
      )}
    >
      <h2 className="flex items-baseline justify-between gap-3 font-semibold">
        Your way through the check
        <span className="text-muted-foreground text-sm font-normal whitespace-nowrap tabular-nums">
          {items.length === 1 ? "1 item" : `${items.length} items`}
        </span>
      </h2>
      <ol className="mt-3 flex flex-col">
        {progress
          .filter(({ location }) => stocks.has(location.id))
          .map((place) => (
            <Stop key={place.location.id} place={place} isLinked={isRunning}>
              {isRunning ? (
                <CountedOf place={place} />
              ) : (
                <StockLine stock={stocks.get(place.location.id)} />
              )}
            </Stop>
          ))}
      </ol>
    </section>
  );
}

interface StopProps {
  place: LocationProgress<Location, Item>;
  isLinked: boolean;
  children: ReactNode;
}

function Stop({ place: { location }, isLinked, children }: StopProps) {
  const { id, name } = location;
  return (
    // A line connects the pictures, because the check goes from one location to the next.
    <li className="before:bg-border relative flex items-center gap-3 py-1.5 before:absolute before:top-1/2 before:left-5 before:h-full before:w-px last:before:hidden">
      <NamedTile of={location} emptyText="" className="w-10 rounded-full border" />
      <div className="min-w-0">
        <p className="truncate leading-5 font-medium" title={name}>
          {isLinked ? (
            <ScreenLink
              to={{ name: "locationCheck", locationId: id }}
              // The click area of the link covers the whole row.
              className="underline-offset-4 outline-none after:absolute after:inset-0 after:rounded-lg hover:underline focus-visible:after:outline-2"
            >
              {name}
            </ScreenLink>
          ) : (
            name
          )}
        </p>
        <p className="text-muted-foreground text-sm leading-5 tabular-nums">{children}</p>
      </div>
    </li>
  );
}

function CountedOf({ place: { checked, pending } }: Pick<StopProps, "place">) {
  if (pending.length > 0) return `${checked.length} of ${checked.length + pending.length} counted`;
  return (
    <span className="text-primary flex items-center gap-1 font-semibold">
      <CircleCheck aria-hidden className="size-4" />
      All counted
    </span>
  );
}
