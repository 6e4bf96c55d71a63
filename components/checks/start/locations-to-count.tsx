import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { NamedTile } from "@/components/pictograms/named-tile";
import { StockLine } from "@/components/shared/stock-line";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/class-names";
import { countNouns } from "@/lib/core/count-text";
import type { CheckData } from "@/lib/features/checks/client/screens";
import {
  type LocationProgress,
  progressByLocation,
  progressPercent,
} from "@/lib/features/checks/model/rules";
import type { Item } from "@/lib/features/items/model/dto";
import { stockByLocation } from "@/lib/features/items/model/location-stock";
import type { Location } from "@/lib/features/locations/model/dto";

interface LocationsToCountProps {
  data: CheckData;
  /**
   * The location that "Continue" opens, null if there is none. Undefined before a check: the rows are then no links, and
   * show the stock instead of the number of counted items.
   */
  next?: Location | null;
}

/** From this number of locations on, wide windows show the locations in two columns. */
const TWO_COLUMNS = 7;

/** Lists the locations that have items, in the order of the check, with the number of their items. */
export function LocationsToCount({ data, next }: LocationsToCountProps) {
  const { locations, items, counts } = data;
  const stocks = stockByLocation(items);
  const progress = progressByLocation(locations, items, counts).filter(({ location }) =>
    stocks.has(location.id),
  );
  const isRunning = next !== undefined;
  const rows = Math.ceil(progress.length / 2);
  const hasColumns = !isRunning && progress.length >= TWO_COLUMNS;
  return (
    <section className="bg-card shadow-raised w-full rounded-2xl border p-4 md:p-6">
      <h2 className="flex items-baseline justify-between gap-3 font-semibold">
        Your way through the check
        <span className="text-muted-foreground text-sm font-normal whitespace-nowrap tabular-nums">
          {isRunning ? countNouns(items.length, "item") : countNouns(progress.length, "location")}
        </span>
      </h2>
      <ol
        className={cn("mt-3 flex flex-col", hasColumns && "lg:grid lg:grid-flow-col lg:gap-x-6")}
        style={hasColumns ? { gridTemplateRows: `repeat(${rows}, auto)` } : undefined}
      >
        {progress.map((place, index) => (
          <Stop
            key={place.location.id}
            place={place}
            isLinked={isRunning}
            endsColumn={hasColumns && index === rows - 1}
          >
            {isRunning ? (
              <CountedOf place={place} isNext={next?.id === place.location.id} />
            ) : (
              <p>
                <StockLine stock={stocks.get(place.location.id)} />
              </p>
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
  /** Whether the row is the last one of a column in wide windows. */
  endsColumn: boolean;
  children: ReactNode;
}

function Stop({ place: { location }, isLinked, endsColumn, children }: StopProps) {
  const { id, name } = location;
  return (
    // A line connects the pictures, because the check goes from one location to the next.
    <li
      className={cn(
        "before:bg-border relative flex min-w-0 items-center gap-3 py-1.5 before:absolute before:top-1/2 before:left-5 before:h-full before:w-px last:before:hidden",
        isLinked ? "lg:py-3" : "lg:py-2",
        endsColumn && "lg:before:hidden",
      )}
    >
      <NamedTile of={location} emptyText="" className="w-10 rounded-full border" />
      <div className={cn("min-w-0 flex-1", isLinked && "lg:flex lg:items-center lg:gap-6")}>
        <p className="truncate leading-5 font-medium lg:flex-1" title={name}>
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
        <div className="text-muted-foreground text-sm leading-5 tabular-nums">{children}</div>
      </div>
    </li>
  );
}

interface CountedOfProps extends Pick<StopProps, "place"> {
  isNext: boolean;
}

function CountedOf({ place: { checked, pending }, isNext }: CountedOfProps) {
  const all = checked.length + pending.length;
  const isDone = pending.length === 0;
  return (
    <div className="flex items-center gap-2 lg:gap-4">
      {isNext && (
        <Badge variant="good" className="px-2 py-px text-xs lg:order-first">
          Next
        </Badge>
      )}
      {isDone ? (
        <p className="text-primary flex items-center gap-1 font-semibold lg:w-28">
          <CircleCheck aria-hidden className="size-4" />
          All counted
        </p>
      ) : (
        <p className="-order-1 lg:order-none lg:w-28">
          {checked.length} of {all} counted
        </p>
      )}
      {/* The text beside it says the same. */}
      <span
        aria-hidden
        className="bg-secondary hidden h-2 w-32 overflow-hidden rounded-full lg:block"
      >
        <span
          className="bg-primary block h-full rounded-full"
          style={{ width: `${progressPercent(checked.length, all)}%` }}
        />
      </span>
    </div>
  );
}
