import type { CheckData } from "@/lib/features/checks/client/screens";
import type { Count } from "@/lib/features/checks/model/dto";
import { isAssumed } from "@/lib/features/checks/model/rules";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";
import type { Item } from "@/lib/features/items/model/dto";
import { CheckItemList } from "./check-item-list";
import { CountedBy } from "./counted-by";
import { ItemStatus } from "./item-status";

interface CountedItemListProps {
  items: readonly Item[];
  data: CheckData;
  /** The screen that a tap on an item opens. */
  to: (item: Item) => CheckScreen;
  /** Returns the text for a counted amount. */
  amountText: (count: Count, item: Item) => string;
  labelledBy?: string;
}

/** Shows items with their entries in the running check, and who counted them. */
export function CountedItemList({ items, data, to, amountText, labelledBy }: CountedItemListProps) {
  const counts = new Map(data.counts.map((count) => [count.itemId, count]));
  return (
    <CheckItemList
      labelledBy={labelledBy}
      items={items}
      to={to}
      status={(item) => {
        const count = counts.get(item.id);
        return (
          <ItemStatus
            itemId={item.id}
            data={data}
            counted={count && amountText(count, item)}
            isAssumed={isAssumed(count)}
          />
        );
      }}
      note={({ id }) => <CountedBy count={counts.get(id)} className="mt-0.5" />}
    />
  );
}
