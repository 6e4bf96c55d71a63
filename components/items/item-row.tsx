"use client";

import { memo } from "react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { BoughtNote } from "@/components/purchases/bought";
import { SelectBox } from "@/components/shared/select-box";
import { StockBadge } from "@/components/shared/stock-badge";
import { cn } from "@/components/ui/class-names";
import type { Item } from "@/lib/features/items/model/dto";
import { isUncounted, stockOfDesired, stockStatus } from "@/lib/features/items/model/rules";
import { TABLE_COLUMNS } from "./item-columns";
import { ItemNotes, notesOf } from "./item-notes";
import { LocationCell, ValueCells } from "./item-table-cells";

/** The actions of a row. Both are undefined without the permission to edit. */
export interface ItemRowActions {
  onEdit?: ((item: Item) => void) | undefined;
  onToggle?: ((id: number) => void) | undefined;
}

interface ItemRowProps {
  item: Item;
  /** The name of the location, in a table. Undefined in a list. */
  location?: string | undefined;
  isRecentlyUpdated: boolean;
  /** Null outside select mode. */
  isSelected: boolean | null;
  actions: ItemRowActions;
  /** The position in a list that is not rendered as a whole, from 1, and the length of that list. */
  position?: number | undefined;
  length?: number | undefined;
}

/**
 * A longer name can need two lines on a phone. Its row is higher from the start, because the height of a row outside
 * the viewport must not depend on its layout.
 */
const LONGEST_LINE = 30;

/**
 * Shows one item with its stock in a row. On phones the row is at most 72 pixels high. A tap anywhere on the row opens
 * or selects the item.
 * Memoized, so that only changed rows render again.
 */
export const ItemRow = memo(function ItemRow({
  item,
  location,
  isRecentlyUpdated,
  isSelected,
  actions,
  position,
  length,
}: ItemRowProps) {
  const { id, name, photo, supermarketItemName } = item;
  const isTable = location !== undefined;
  const cell = isTable ? "cell" : undefined;
  const isLong = name.length > LONGEST_LINE;
  const notes = notesOf(item, isRecentlyUpdated);
  return (
    <div
      role={isTable ? "row" : "listitem"}
      aria-posinset={isTable ? undefined : position}
      aria-setsize={isTable ? undefined : length}
      className={cn(
        "relative grid grid-cols-[auto_auto_minmax(0,1fr)_auto] content-center border-b px-2.5 py-0.5 transition-colors md:min-h-19 md:grid-cols-[auto_auto_auto_minmax(0,1fr)] md:max-lg:odd:border-r lg:min-h-15",
        TABLE_COLUMNS,
        // The minimum height includes the padding, so it is the height outside the viewport too.
        "offscreen-0",
        isLong ? "min-h-18" : "min-h-15",
        notes.length > 0 && "md:max-lg:min-h-22.5",
        notes.length > 1 && "lg:max-xl:min-h-18",
        !isSelected && actions.onEdit && "hover:bg-muted/60",
        isSelected && "bg-accent",
      )}
    >
      <div role={cell} className="contents">
        {isSelected !== null && (
          <div className="col-start-1 row-start-1 row-end-3 mr-3 self-center md:row-end-4">
            <SelectBox
              name={name}
              isSelected={isSelected}
              onToggle={() => actions.onToggle?.(id)}
            />
          </div>
        )}
        <NamedTile
          photo={photo}
          name={name}
          supermarketName={supermarketItemName}
          emptyText=""
          className="col-start-2 row-start-1 row-end-3 mr-2.5 w-10 self-center rounded-lg md:row-end-4"
        />
        <h3
          className={cn(
            "col-start-3 col-end-5 row-start-1 self-end text-[0.9375rem] font-semibold wrap-anywhere hyphens-auto",
            isLong ? "leading-[1.0625rem]" : "leading-5",
            "lg:col-end-4",
          )}
        >
          <RowName
            item={item}
            isSelecting={isSelected !== null}
            actions={actions}
            className={cn(
              "line-clamp-2",
              notes.length > 0 && (isLong ? "md:line-clamp-1" : "line-clamp-1"),
            )}
          />
        </h3>
        <p className="text-muted-foreground col-start-3 row-start-2 flex min-w-0 self-center text-[0.8125rem] leading-4.5 tabular-nums md:col-end-5 lg:col-end-4">
          <span className="max-w-full shrink-0">{`Stock: ${stockOfDesired(item)}`}</span>
          <BoughtNote item={item} />
        </p>
        {notes.length > 0 && <ItemNotes notes={notes} />}
      </div>
      {isTable && <LocationCell location={location} />}
      <div
        role={cell}
        className="col-start-4 row-start-2 ml-2 flex self-center md:col-start-3 md:row-start-3 md:ml-0 lg:col-start-5 lg:row-start-1 lg:row-end-4 lg:ml-3"
      >
        <StockBadge isSmall status={stockStatus(item)} isUncounted={isUncounted(item)} />
      </div>
      {isTable && <ValueCells item={item} />}
    </div>
  );
});

interface RowNameProps {
  item: Item;
  isSelecting: boolean;
  actions: ItemRowActions;
  className: string;
}

function RowName({ item, isSelecting, actions: { onEdit }, className }: RowNameProps) {
  // A cut name is readable in a tooltip too.
  const name = (
    <span title={item.name} className={className}>
      {item.name}
    </span>
  );
  if (isSelecting || !onEdit) return name;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      // The click area of the button covers the whole row.
      className="block w-full text-left outline-none after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2"
      onClick={() => onEdit(item)}
    >
      {name}
    </button>
  );
}
