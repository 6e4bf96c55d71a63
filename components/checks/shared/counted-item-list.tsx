import { StockBadge } from "@/components/shared/stock-badge";
import type { CheckData } from "@/lib/features/checks/client/screens";
import type { Count } from "@/lib/features/checks/model/dto";
import { isAssumed } from "@/lib/features/checks/model/rules";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";
import type { Item } from "@/lib/features/items/model/dto";
import { stockStatus } from "@/lib/features/items/model/rules";
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
  /** Returns the text beside "Pending check": the stock before this check. */
  before?: (item: Item) => string;
  /** Whether each counted item has the badge of its stock. */
  hasBadges?: boolean;
  /** Whether an item is folded if it is counted, with the counted items beside it. */
  isFolded?: ((item: Item) => boolean) | undefined;
  labelledBy?: string;
}

/** Shows items with their entries in the running check, and who counted them. */
export function CountedItemList({
  items,
  data,
  to,
  amountText,
  before,
  hasBadges = false,
  isFolded,
  labelledBy,
}: CountedItemListProps) {
  const counts = new Map(data.counts.map((count) => [count.itemId, count]));
  return (
    <CheckItemList
      labelledBy={labelledBy}
      items={items}
      to={to}
      // A refused count is never folded, because it has to be corrected.
      isFolded={
        isFolded && ((item) => counts.has(item.id) && !data.refused.has(item.id) && isFolded(item))
      }
      status={(item) => {
        const count = counts.get(item.id);
        return (
          <ItemStatus
            itemId={item.id}
            data={data}
            counted={count && amountText(count, item)}
            isAssumed={isAssumed(count)}
            before={before?.(item)}
          />
        );
      }}
      badge={
        hasBadges
          ? (item) => counts.has(item.id) && <StockBadge status={stockStatus(item)} />
          : undefined
      }
      note={({ id }) => <CountedBy count={counts.get(id)} className="mt-0.5" />}
    />
  );
}
