import { useId } from "react";
import { CountedItemList } from "@/components/checks/shared/counted-item-list";
import { formatStock } from "@/lib/core/amount";
import type { CheckData } from "@/lib/features/checks/client/screens";
import type { LocationProgress } from "@/lib/features/checks/model/rules";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";

interface CountedLocationProps extends LocationProgress<Location, Item> {
  data: CheckData;
}

/** Shows a location on the completion screen, with the count of each of its items. */
export function CountedLocation({ location, checked, pending, data }: CountedLocationProps) {
  const title = useId();
  const items = [...checked, ...pending].toSorted((a, b) => a.id - b.id);
  return (
    <section>
      <div className="mb-2.5 flex items-baseline justify-between gap-4">
        <h2 id={title} className="min-w-0 text-lg font-semibold break-words">
          {location.name}
        </h2>
        <p className="text-muted-foreground shrink-0 text-sm tabular-nums">
          {checked.length} of {items.length} checked
        </p>
      </div>
      <CountedItemList
        labelledBy={title}
        items={items}
        data={data}
        amountText={({ newStock, partialAmount }) => formatStock(newStock, partialAmount)}
        to={(item) => ({ name: "itemSingleCheck", locationId: location.id, itemId: item.id })}
      />
    </section>
  );
}
