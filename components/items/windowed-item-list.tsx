import { Windowed } from "@/components/shared/windowed";
import { ItemEntry, type ItemListProps, listRole } from "./item-list";
import { ROWS, ROWS_FRAME } from "./rows-layout";

/** Number of rows in one windowed piece. */
const PIECE = 12;
/**
 * Number of windowed pieces that are mounted at first. They are higher than the screen of the
 * tallest phone.
 */
const PIECES_AT_FIRST = 2;

interface WindowedItemListProps extends ItemListProps {
  /**
   * The number of items above this list. Pieces far down are mounted when they come near the
   * viewport.
   */
  offset: number;
}

/** Shows the rows of a list that is too long to render as a whole, in windowed pieces. */
export function WindowedItemList({ items, offset, labelledBy, ...rows }: WindowedItemListProps) {
  const pieces = Array.from({ length: Math.ceil(items.length / PIECE) }, (_, index) =>
    items.slice(index * PIECE, (index + 1) * PIECE),
  );
  return (
    // The wrapper element of a piece has no role, so all rows belong to this one list.
    <div {...listRole(rows.locations !== undefined, labelledBy)} className={ROWS_FRAME}>
      {pieces.map((piece, index) => (
        <Windowed
          key={piece[0]?.id}
          name={`items-${piece[0]?.id}-${piece.length}`}
          startsNear={offset + index * PIECE < PIECES_AT_FIRST * PIECE}
          estimate={piece.length === PIECE ? "min-h-[45rem] md:max-lg:min-h-[22.5rem]" : "min-h-15"}
          className={ROWS}
          count={piece.length}
        >
          {(place) =>
            piece[place] && (
              <ItemEntry
                key={piece[place].id}
                item={piece[place]}
                position={index * PIECE + place + 1}
                length={items.length}
                {...rows}
              />
            )
          }
        </Windowed>
      ))}
    </div>
  );
}
