import { useId } from "react";
import { CheckItemList } from "@/components/checks/shared/check-item-list";
import { CountedBy } from "@/components/checks/shared/counted-by";
import { ItemStatus } from "@/components/checks/shared/item-status";
import { formatStock } from "@/lib/core/amount";
import type { CheckData } from "@/lib/features/checks/client/screens";
import type { Count } from "@/lib/features/checks/model/dto";
import { isAssumed, type LocationProgress } from "@/lib/features/checks/model/rules";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";

interface CountedLocationProps extends LocationProgress<Location, Item> {
  data: CheckData;
  counts: ReadonlyMap<number, Count>;
}

/** Shows a location on the completion screen, with the count of each of its items. */
export function CountedLocation({
  location,
  checked,
  pending,
  counts,
  data,
}: CountedLocationProps) {
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
      <CheckItemList
        labelledBy={title}
        items={items}
        to={(item) => ({ name: "itemSingleCheck", locationId: location.id, itemId: item.id })}
        status={({ id }) => {
          const count = counts.get(id);
          const counted = count && formatStock(count.newStock, count.partialAmount);
          return (
            <ItemStatus itemId={id} data={data} counted={counted} isAssumed={isAssumed(count)} />
          );
        }}
        note={({ id }) => <CountedBy count={counts.get(id)} className="mt-0.5" />}
      />
    </section>
  );
}
