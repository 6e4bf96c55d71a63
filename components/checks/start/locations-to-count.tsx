import { useMemo } from "react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { StockLine } from "@/components/shared/stock-line";
import type { CheckData } from "@/lib/features/checks/client/screens";
import { stockByLocation } from "@/lib/features/items/model/location-stock";

/** Lists the locations that have items, in the order of the check, with the number of their items. */
export function LocationsToCount({ data: { locations, items } }: { data: CheckData }) {
  const stocks = useMemo(() => stockByLocation(items), [items]);
  const counted = locations.filter(({ id }) => stocks.has(id));
  return (
    <section className="bg-card shadow-raised mx-auto w-full max-w-md rounded-2xl border p-4 md:p-5">
      <h2 className="flex items-baseline justify-between gap-3 font-semibold">
        Your way through the check
        <span className="text-muted-foreground text-sm font-normal whitespace-nowrap tabular-nums">
          {items.length === 1 ? "1 item" : `${items.length} items`}
        </span>
      </h2>
      <ol className="mt-3 flex flex-col">
        {counted.map(({ id, name, photo }) => (
          // A line connects the pictures, because the check goes from one location to the next.
          <li
            key={id}
            className="before:bg-border relative flex items-center gap-3 py-1.5 before:absolute before:top-1/2 before:left-5 before:h-full before:w-px last:before:hidden"
          >
            <NamedTile
              photo={photo}
              name={name}
              emptyText=""
              className="w-10 rounded-full border"
            />
            <div className="min-w-0">
              <p className="truncate leading-5 font-medium" title={name}>
                {name}
              </p>
              <p className="text-muted-foreground text-sm leading-5 tabular-nums">
                <StockLine stock={stocks.get(id)} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
