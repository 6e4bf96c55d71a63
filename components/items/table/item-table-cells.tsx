import { MapPin } from "lucide-react";
import { desiredAmount, formatAmount } from "@/lib/core/amount";
import { now } from "@/lib/core/clock";
import { once } from "@/lib/core/once";
import { timeAgo } from "@/lib/core/time-ago";
import type { Item } from "@/lib/features/items/model/dto";
import { EditableCell } from "./editable-cell";

const CELL = "row-start-1 row-end-4 self-center text-sm";
const MUTED_CELL = `${CELL} text-muted-foreground`;

interface CellProps {
  item: Item;
  /** Whether the person may edit the item now. */
  isEditable: boolean;
}

// Created at its first use, because it takes milliseconds and would delay the load of each page.
const exact = once(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "short" }),
);

/**
 * Shows the location of an item in the table. A narrow column shows only an icon, and the field for another location is
 * wider than the column.
 */
export function LocationCell({ item, location, isEditable }: CellProps & { location: string }) {
  return (
    <EditableCell
      item={item}
      field="location"
      isEditable={isEditable}
      className={`${MUTED_CELL} location-cell location-column col-start-9`}
      title={location}
    >
      <MapPin aria-hidden className="size-4.5" />
      <span>{location}</span>
    </EditableCell>
  );
}

/**
 * Shows the values of an item that only the table has. Only the browser renders them, because the times are
 * in its time zone. The times are not updated by a timer, because a table can have 500 rows.
 */
export function ValueCells({ item, isEditable }: CellProps) {
  const { desiredStock, unit, lastCountedAt } = item;
  const common = { item, isEditable };
  return (
    <>
      <EditableCell {...common} field="target" className={`${CELL} col-start-5 tabular-nums`}>
        {formatAmount(desiredAmount(desiredStock))}
      </EditableCell>
      <EditableCell {...common} field="unit" className={`${MUTED_CELL} col-start-6`}>
        {unit}
      </EditableCell>
      <div role="cell" className={`${MUTED_CELL} col-start-7 pl-3`}>
        {lastCountedAt === null ? (
          "Never"
        ) : (
          <time dateTime={lastCountedAt} title={exact().format(new Date(lastCountedAt))}>
            {timeAgo(new Date(lastCountedAt), now())}
          </time>
        )}
      </div>
    </>
  );
}
