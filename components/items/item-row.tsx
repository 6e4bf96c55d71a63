"use client";

import { memo, type ReactNode } from "react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { AppLink, opensElsewhere } from "@/components/shared/app-link";
import { SelectBox } from "@/components/shared/select-box";
import { StockBadge } from "@/components/shared/stock-badge";
import { StockButton } from "@/components/stock/stock-button";
import { cn } from "@/components/ui/class-names";
import { formatStock } from "@/lib/core/amount";
import { guessLanguage } from "@/lib/core/guess-language";
import { paths } from "@/lib/core/paths";
import type { ItemForecast } from "@/lib/features/forecast/model/dto";
import type { Item } from "@/lib/features/items/model/dto";
import { isUncounted, stockOfDesired, stockStatus } from "@/lib/features/items/model/rules";
import { ItemNotes } from "./item-notes";
import { notesOf } from "./notes-of";
import { rowHeight } from "./row-height";
import { EditableCell } from "./table/editable-cell";
import { LocationCell, ValueCells } from "./table/item-table-cells";
import { TrendCell } from "./table/trend-cell";

/** The actions of a row. An action is undefined if the person lacks the permission for it. */
export interface ItemRowActions {
  /** Opens the dialog of the stock. Undefined without the permission and while a check runs. */
  onStock?: ((item: Item) => void) | undefined;
  /**
   * Opens the dialog that edits the item. Undefined without the permission; a tap on the row then opens its history.
   */
  onEdit?: ((item: Item) => void) | undefined;
  /** Opens the history of the item in a panel beside the table. Without it the row is no link. */
  onOpen?: ((item: Item) => void) | undefined;
  /** Selects or deselects the item. With `isRange`, all items from the last toggled one to this one. */
  onToggle?: ((id: number, isRange?: boolean) => void) | undefined;
}

interface ItemRowProps {
  item: Item;
  /** The name of the location, in a table. Undefined in a list. */
  location?: string | undefined;
  /** The forecast of the item, in a table. */
  forecast?: ItemForecast | undefined;
  /** How much of the stock was put away since the item was counted. */
  bought: number;
  isRecentlyUpdated: boolean;
  /** Null outside select mode. */
  isSelected: boolean | null;
  actions: ItemRowActions;
  /** The position in a windowed list, from 1, and the length of that list. */
  position?: number | undefined;
  length?: number | undefined;
}

/**
 * Shows one item with its stock in a row. On phones the row is at most 72 pixels high. A tap on the row edits or
 * selects the item, one on its picture opens its history, and the button at its end changes the stock.
 * Memoized, so that only changed rows render again.
 */
export const ItemRow = memo(function ItemRow({
  item,
  location,
  forecast,
  bought,
  isRecentlyUpdated,
  isSelected,
  actions,
  position,
  length,
}: ItemRowProps) {
  const { id, name } = item;
  const { onEdit, onOpen, onStock } = actions;
  const isTable = location !== undefined;
  const cell = isTable ? "cell" : undefined;
  const { isLong, hasReservedLine, height } = rowHeight(item);
  const stock = `Stock: ${stockOfDesired(item)}`;
  const notes = notesOf(item, isRecentlyUpdated);
  const hasNotes = bought > 0 || notes.length > 0;
  const badge = <StockBadge status={stockStatus(item)} isUncounted={isUncounted(item)} />;
  const canEditCells = onEdit !== undefined && isSelected === null;
  return (
    <div
      role={isTable ? "row" : "listitem"}
      aria-posinset={isTable ? undefined : position}
      aria-setsize={isTable ? undefined : length}
      className={cn(
        "relative grid content-center item-columns border-b py-px pr-1 pl-2.5 transition-colors lg:pr-2.5",
        // Outside the viewport the content of a row is taken as 0 px high until it was shown once. The row
        // then has its minimum height, which includes the padding.
        "offscreen-0",
        height,
        // Without notes, the height of the cells must not go to the line of the notes: the texts would not be centred.
        hasNotes ? "xl:grid-rows-[auto_auto_0]" : "@xs:grid-rows-[auto_auto_0]",
        !isSelected && (onEdit ?? onOpen) && "hover:bg-muted/60",
        isSelected !== null && "max-lg:pr-3",
        isSelected && "bg-accent/60",
      )}
    >
      <div role={isTable ? "rowheader" : undefined} className="contents">
        {isSelected !== null && (
          <div className="col-start-1 row-start-1 row-end-4 mr-3 flex self-center">
            <SelectBox
              name={name}
              isSelected={isSelected}
              onToggle={(isRange) => actions.onToggle?.(id, isRange)}
            />
          </div>
        )}
        <div className="relative col-start-2 row-start-1 row-end-4 mr-2.5 self-center">
          <NamedTile
            of={item}
            emptyText=""
            className={cn("w-10 rounded-lg", isSelected && "bg-card/60")}
          />
          {onEdit && onOpen && isSelected === null && (
            <HistoryLink
              item={item}
              isTable={isTable}
              onOpen={onOpen}
              aria-label={`History of ${name}`}
              className="absolute -inset-2 z-10 rounded-xl"
            />
          )}
        </div>
        <h3
          lang={guessLanguage(name)}
          className={cn(
            "col-start-3 col-end-5 row-start-1 self-end text-base font-semibold wrap-name lg:col-end-4",
            isLong && "max-lg:text-sm lg:leading-4.5",
            hasNotes && isLong ? "leading-4" : hasNotes || isLong ? "leading-4.5" : "leading-5",
            !isLong && "xl:leading-5",
          )}
        >
          <RowName
            item={item}
            isTable={isTable}
            isSelecting={isSelected !== null}
            actions={actions}
            className={isLong ? "line-clamp-2" : "line-clamp-1"}
          />
        </h3>
        <div className="contents xl:col-start-3 xl:row-start-2 xl:flex xl:min-w-0 xl:items-center xl:gap-x-2.5 xl:self-center">
          <p
            className={cn(
              "text-muted-foreground col-start-3 row-start-2 self-center truncate text-xs tabular-nums lg:col-end-4 lg:leading-4.5 lg:whitespace-normal xl:max-w-full xl:shrink-0",
              "@max-xs:wrap-anywhere @max-xs:whitespace-normal",
              // Leaves space above and below three lines. In rem, because `--spacing` does not grow with the text.
              hasNotes && (isLong || !hasReservedLine)
                ? "leading-4 @xs:max-xl:leading-[0.9375rem]"
                : hasNotes || isLong
                  ? "leading-4"
                  : "leading-4.5",
            )}
          >
            {stock}
          </p>
          <ItemNotes bought={bought} notes={notes} />
        </div>
      </div>
      {isTable ? (
        <EditableCell
          item={item}
          field="stock"
          isEditable={onStock !== undefined && isSelected === null}
          className="col-start-4 row-start-1 row-end-4 self-center"
        >
          {/* The widest windows have space for the amount. */}
          <span className="flex items-center">
            <span className="min-w-9 text-sm font-medium tabular-nums max-xl:hidden">
              {formatStock(item.currentStock, item.partialAmount)}
            </span>{" "}
            {badge}
          </span>
        </EditableCell>
      ) : (
        <div
          className={cn(
            // The badge is taller than the line of the stock, which keeps its height. In wide windows it already has the
            // place that it has in the table.
            "col-start-4 row-start-2 -my-1 ml-1.5 flex self-center lg:row-start-1 lg:row-end-4 lg:ml-3 xl:ml-12",
            // It must not touch the notes below.
            hasNotes && "@xs:max-lg:*:py-0 @xs:max-lg:*:leading-4",
            // Rows in windows of 320 pixels, and with large text, are wide enough only for the stock. The notes are in
            // lines of their own below the badge.
            "@max-xs:col-start-3 @max-xs:col-end-5 @max-xs:my-0 @max-xs:row-start-3 @max-xs:justify-self-end",
          )}
        >
          {badge}
        </div>
      )}
      {isTable && <ValueCells item={item} isEditable={canEditCells} />}
      {isTable && <TrendCell forecast={forecast} />}
      {isTable && <LocationCell item={item} location={location} isEditable={canEditCells} />}
      {onStock && isSelected === null && (
        <div
          role={cell}
          className="relative col-start-5 row-start-1 row-end-4 self-center lg:col-start-10 lg:-mr-2"
        >
          <StockButton item={item} onOpen={onStock} />
        </div>
      )}
    </div>
  );
});

interface RowNameProps {
  item: Item;
  isTable: boolean;
  isSelecting: boolean;
  actions: ItemRowActions;
  className: string;
}

function RowName({
  item,
  isTable,
  isSelecting,
  actions: { onEdit, onOpen, onToggle },
  className,
}: RowNameProps) {
  // A cut name is readable in a tooltip too.
  const name = (
    <span title={item.name} className={className}>
      {item.name}
    </span>
  );
  if (isSelecting || !onOpen) return name;
  return onEdit ? (
    <button
      type="button"
      aria-haspopup="dialog"
      className="row-area"
      // In a table, a click with Shift selects the item instead of editing it.
      onClick={(event) =>
        isTable && event.shiftKey && onToggle ? onToggle(item.id, true) : onEdit(item)
      }
    >
      {name}
    </button>
  ) : (
    <HistoryLink item={item} isTable={isTable} onOpen={onOpen} className="row-area">
      {name}
    </HistoryLink>
  );
}

interface HistoryLinkProps {
  item: Item;
  isTable: boolean;
  onOpen: (item: Item) => void;
  className: string;
  "aria-label"?: string;
  children?: ReactNode;
}

function HistoryLink({ item, isTable, onOpen, ...link }: HistoryLinkProps) {
  return (
    <AppLink
      href={paths.item(item.id)}
      aria-haspopup={isTable ? "dialog" : undefined}
      // In a table, a click opens the history beside the table. With a modifier key the browser opens the page of the
      // item.
      onClick={(event) => {
        if (!isTable || opensElsewhere(event)) return;
        event.preventDefault();
        onOpen(item);
      }}
      {...link}
    />
  );
}
