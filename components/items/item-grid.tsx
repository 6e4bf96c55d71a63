import { Windowed } from "@/components/shared/windowed";
import { isTemporaryId } from "@/lib/core/temporary-id";
import type { Item } from "@/lib/features/items/model/dto";
import { ItemCard, type ItemCardActions } from "./item-card";

/**
 * Number of item cards in one windowed piece. They fill whole rows at one, two and three columns.
 */
const PIECE = 6;
/**
 * Number of windowed pieces that are mounted at first. They are higher than the screen of the
 * tallest phone.
 */
const PIECES_AT_FIRST = 2;

interface ItemGridProps {
  items: readonly Item[];
  /**
   * The number of items above this grid. Pieces far down are mounted when they come near the
   * viewport.
   */
  offset: number;
  /** The id of the heading that labels this list of item cards. */
  labelledBy?: string;
  recentlyUpdated: ReadonlySet<number>;
  selected: ReadonlySet<number> | null;
  actions: ItemCardActions;
}

/** Shows item cards in windowed pieces. */
export function ItemGrid({ items, offset, labelledBy, ...rest }: ItemGridProps) {
  const pieces = Array.from({ length: Math.ceil(items.length / PIECE) }, (_, index) =>
    items.slice(index * PIECE, (index + 1) * PIECE),
  );
  return (
    // Not a <ul>: the wrapper elements of the pieces are between the list and its items.
    <div
      role="list"
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : "Items"}
      className="flex flex-col gap-3"
    >
      {pieces.map((piece, index) => (
        <Windowed
          key={piece[0]?.id}
          name={`items-${piece[0]?.id}-${piece.length}`}
          startsNear={offset + index * PIECE < PIECES_AT_FIRST * PIECE}
          estimate={
            piece.length === PIECE
              ? "min-h-[56rem] lg:min-h-[27.5rem] xl:min-h-[18rem]"
              : "min-h-36"
          }
          className="grid grid-cols-1 gap-3 lg:grid-cols-2 xl:grid-cols-3"
          count={piece.length}
        >
          {(place) =>
            piece[place] && (
              <ItemEntry
                key={piece[place].id}
                item={piece[place]}
                position={index * PIECE + place + 1}
                count={items.length}
                {...rest}
              />
            )
          }
        </Windowed>
      ))}
    </div>
  );
}

interface ItemEntryProps extends Pick<ItemGridProps, "recentlyUpdated" | "selected" | "actions"> {
  item: Item;
  position: number;
  count: number;
}

/** The actions of an item that waits on this device: it can be changed once the server has accepted it. */
const NO_ACTIONS: ItemCardActions = {};

function ItemEntry({ item, position, count, recentlyUpdated, selected, actions }: ItemEntryProps) {
  const isWaiting = isTemporaryId(item.id);
  return (
    <div role="listitem" aria-posinset={position} aria-setsize={count}>
      <ItemCard
        item={item}
        isRecentlyUpdated={recentlyUpdated.has(item.id)}
        isSelected={isWaiting ? null : (selected?.has(item.id) ?? null)}
        actions={isWaiting ? NO_ACTIONS : actions}
      />
    </div>
  );
}
