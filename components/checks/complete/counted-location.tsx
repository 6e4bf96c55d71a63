import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { CountedItemList } from "@/components/checks/shared/counted-item-list";
import { Name } from "@/components/shared/name";
import { cn } from "@/components/ui/class-names";
import { formatStock } from "@/lib/core/amount";
import type { CheckData } from "@/lib/features/checks/client/screens";
import type { LocationProgress } from "@/lib/features/checks/model/rules";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";

interface CountedLocationProps extends LocationProgress<Location, Item> {
  data: CheckData;
  /** Whether only the number of the counted items is shown until the person opens the location. */
  isFolded: boolean;
  /** Whether an item is folded with the counted items beside it, so that the missing items are visible. */
  isItemFolded: (item: Item) => boolean;
  /** Returns the text beside "Pending check". */
  noteOf: (item: Item) => string;
}

/** Shows a location on the completion screen, with the count of each of its items. */
export function CountedLocation({
  location,
  checked,
  pending,
  data,
  isFolded,
  isItemFolded,
  noteOf,
}: CountedLocationProps) {
  const title = useId();
  const isMissing = new Set(pending.map(({ id }) => id));
  const items = [...checked, ...pending].toSorted((a, b) => a.id - b.id);
  const heading = (
    <Name as="h2" id={title} className="min-w-0 flex-1 text-lg font-semibold">
      {location.name}
    </Name>
  );
  const list = (
    <CountedItemList
      labelledBy={title}
      items={items}
      data={data}
      amountText={({ newStock, partialAmount }) => formatStock(newStock, partialAmount)}
      before={noteOf}
      isFolded={isFolded ? undefined : isItemFolded}
      to={({ id }) => ({
        name: "itemSingleCheck",
        locationId: location.id,
        itemId: id,
        // A count of a missing item leads to the next missing item.
        round: isMissing.has(id) ? "check" : undefined,
      })}
    />
  );
  if (isFolded) {
    return (
      <details className="group">
        <summary className="hover:bg-muted -mx-2 -my-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-2 group-open:mb-0.5 [&::-webkit-details-marker]:hidden">
          {heading}
          <span className="text-muted-foreground shrink-0 text-sm tabular-nums">
            {checked.length} counted
          </span>
          <ChevronDown
            aria-hidden
            className="text-muted-foreground size-5 shrink-0 group-open:rotate-180"
          />
        </summary>
        {list}
      </details>
    );
  }
  return (
    <section>
      <div className="mb-2.5 flex items-baseline justify-between gap-4">
        {heading}
        <p
          className={cn(
            "shrink-0 text-sm tabular-nums",
            pending.length > 0 ? "font-medium" : "text-muted-foreground",
          )}
        >
          {pending.length > 0
            ? `${pending.length} of ${items.length} missing`
            : `${checked.length} counted`}
        </p>
      </div>
      {list}
    </section>
  );
}
