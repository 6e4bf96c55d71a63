import type { Item } from "@/lib/features/items/dto";
import { ItemCard } from "./item-card";

interface ItemGridProps {
  items: readonly Item[];
  recentlyUpdated: ReadonlySet<number>;
  /** Left out for those who may not. */
  onEdit: ((item: Item) => void) | undefined;
}

/** The cards of some items. Those out of sight cost nothing to lay out or paint. */
export function ItemGrid({ items, recentlyUpdated, onEdit }: ItemGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2 xl:grid-cols-3">
      {items.map((item) => (
        <li
          key={item.id}
          // The margin leaves room for the card's shadow, which would be cut off otherwise.
          className="[contain-intrinsic-block-size:auto_8.5rem] [content-visibility:auto] [overflow-clip-margin:0.75rem]"
        >
          <ItemCard item={item} isRecentlyUpdated={recentlyUpdated.has(item.id)} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  );
}
