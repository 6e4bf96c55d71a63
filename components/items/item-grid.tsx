import { isTemporaryId } from "@/lib/core/temporary-id";
import type { Item } from "@/lib/features/items/model/dto";
import { ItemCard, type ItemCardActions } from "./item-card";

/** The CSS classes that lay out item cards in one, two or three columns. */
export const CARD_GRID = "grid grid-cols-1 gap-3 lg:grid-cols-2 xl:grid-cols-3";

export interface ItemGridProps {
  items: readonly Item[];
  /** The id of the heading that labels this list of item cards. */
  labelledBy?: string | undefined;
  recentlyUpdated: ReadonlySet<number>;
  selected: ReadonlySet<number> | null;
  actions: ItemCardActions;
}

/** Shows all item cards. The browser skips layout and painting of the cards outside the viewport. */
export function ItemGrid({ items, labelledBy, ...cards }: ItemGridProps) {
  return (
    // Not a <ul>: Safari does not announce one without markers as a list.
    <div
      role="list"
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : "Items"}
      className={CARD_GRID}
    >
      {items.map((item) => (
        <div key={item.id} role="listitem">
          <ItemEntry item={item} {...cards} />
        </div>
      ))}
    </div>
  );
}

interface ItemEntryProps extends Omit<ItemGridProps, "items" | "labelledBy"> {
  item: Item;
}

/** The actions of an item that waits on this device: it can be changed once the server has accepted it. */
const NO_ACTIONS: ItemCardActions = {};

/** Shows the card of one item of a list. */
export function ItemEntry({ item, recentlyUpdated, selected, actions }: ItemEntryProps) {
  const isWaiting = isTemporaryId(item.id);
  return (
    <ItemCard
      item={item}
      isRecentlyUpdated={recentlyUpdated.has(item.id)}
      isSelected={isWaiting ? null : (selected?.has(item.id) ?? null)}
      actions={isWaiting ? NO_ACTIONS : actions}
    />
  );
}
