import { memo } from "react";
import { useBoughtInStock } from "@/components/purchases/bought";
import { cn } from "@/components/ui/class-names";
import { isTemporaryId } from "@/lib/core/temporary-id";
import type { ItemForecast } from "@/lib/features/forecast/model/dto";
import type { Item } from "@/lib/features/items/model/dto";
import { ItemRow, type ItemRowActions } from "./item-row";
import { rowHeight } from "./row-height";
import { ROWS, ROWS_FRAME } from "./rows-layout";

export interface ItemListProps {
  items: readonly Item[];
  /** The id of the heading that labels this list of items. */
  labelledBy?: string | undefined;
  /** The names of the locations by id, in a table. */
  locations?: ReadonlyMap<number, string> | undefined;
  /** The forecasts of items by id, in a table. */
  forecasts: ReadonlyMap<number, ItemForecast>;
  recentlyUpdated: ReadonlySet<number>;
  selected: ReadonlySet<number> | null;
  actions: ItemRowActions;
}

interface WholeItemListProps extends ItemListProps {
  /** The number of rows that are rendered. The other rows are boxes of their height. */
  shown: number;
}

/**
 * Shows all rows. The browser skips layout and painting of the rows outside the viewport. Memoized, because the rows are
 * rendered step by step.
 */
export const ItemList = memo(function ItemList({
  items,
  labelledBy,
  shown,
  ...rows
}: WholeItemListProps) {
  return (
    <div className={ROWS_FRAME}>
      {/* Not a <ul>: Safari does not announce one without markers as a list. */}
      <div {...listRole(rows.locations !== undefined, labelledBy)} className={ROWS}>
        {items.map((item, index) =>
          index < shown ? (
            <ItemEntry key={item.id} item={item} {...rows} />
          ) : (
            <div key={item.id} aria-hidden className={cn("border-b", rowHeight(item).height)} />
          ),
        )}
      </div>
    </div>
  );
});

/**
 * Returns the role and the accessible name of a list of items. In a table the list has neither: its rows are
 * rows of the table.
 */
export function listRole(isTable: boolean, labelledBy: string | undefined) {
  if (isTable) return {};
  return labelledBy
    ? { role: "list", "aria-labelledby": labelledBy }
    : { role: "list", "aria-label": "Items" };
}

interface ItemEntryProps extends Omit<ItemListProps, "items" | "labelledBy"> {
  item: Item;
  position?: number;
  length?: number;
}

/**
 * A new item that has not been sent has no actions, because it cannot be changed before the server accepts
 * it.
 */
const NO_ACTIONS: ItemRowActions = {};

/** Shows the row of one item of a list. */
export function ItemEntry({
  item,
  locations,
  forecasts,
  recentlyUpdated,
  selected,
  actions,
  ...place
}: ItemEntryProps) {
  const isWaiting = isTemporaryId(item.id);
  // Read here and not in the memoized row, which would render again when anything was bought.
  const bought = useBoughtInStock(item);
  return (
    <ItemRow
      item={item}
      location={locations?.get(item.locationId)}
      forecast={forecasts.get(item.id)}
      bought={bought}
      isRecentlyUpdated={recentlyUpdated.has(item.id)}
      isSelected={isWaiting ? null : (selected?.has(item.id) ?? null)}
      actions={isWaiting ? NO_ACTIONS : actions}
      {...place}
    />
  );
}
