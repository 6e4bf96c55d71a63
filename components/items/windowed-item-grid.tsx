import { Windowed } from "@/components/shared/windowed";
import { CARD_GRID, ItemEntry, type ItemGridProps } from "./item-grid";

/**
 * Number of item cards in one windowed piece. They fill whole rows at one, two and three columns.
 */
const PIECE = 6;
/**
 * Number of windowed pieces that are mounted at first. They are higher than the screen of the
 * tallest phone.
 */
const PIECES_AT_FIRST = 2;

interface WindowedItemGridProps extends ItemGridProps {
  /**
   * The number of items above this grid. Pieces far down are mounted when they come near the
   * viewport.
   */
  offset: number;
}

/** Shows the item cards of a list that is too long to render as a whole, in windowed pieces. */
export function WindowedItemGrid({ items, offset, labelledBy, ...cards }: WindowedItemGridProps) {
  const pieces = Array.from({ length: Math.ceil(items.length / PIECE) }, (_, index) =>
    items.slice(index * PIECE, (index + 1) * PIECE),
  );
  return (
    // The wrapper elements of the pieces are between the list and its items.
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
          className={CARD_GRID}
          count={piece.length}
        >
          {(place) =>
            piece[place] && (
              <div
                key={piece[place].id}
                role="listitem"
                aria-posinset={index * PIECE + place + 1}
                aria-setsize={items.length}
              >
                <ItemEntry item={piece[place]} {...cards} />
              </div>
            )
          }
        </Windowed>
      ))}
    </div>
  );
}
