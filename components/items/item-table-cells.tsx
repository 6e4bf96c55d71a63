import { desiredAmount, formatAmount } from "@/lib/core/amount";
import { now } from "@/lib/core/clock";
import { timeAgo } from "@/lib/core/time-ago";
import type { Item } from "@/lib/features/items/model/dto";

const CELL = "row-start-1 row-end-4 self-center pl-3 text-sm";
const MUTED_CELL = `${CELL} text-muted-foreground`;

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "short" });

/** Shows the location of an item in the table. */
export function LocationCell({ location }: { location: string }) {
  return (
    <div role="cell" className={`${MUTED_CELL} col-start-4 truncate`} title={location}>
      {location}
    </div>
  );
}

/**
 * Shows the values of an item that only the table has. Only the browser renders them, because the times are
 * in its time zone. The times are not updated by a timer, because a table can have 500 rows.
 */
export function ValueCells({ item: { desiredStock, unit, lastCountedAt } }: { item: Item }) {
  return (
    <>
      <div role="cell" className={`${CELL} col-start-6 tabular-nums`}>
        {formatAmount(desiredAmount(desiredStock))}
      </div>
      <div role="cell" className={`${MUTED_CELL} col-start-7`}>
        {unit}
      </div>
      <div role="cell" className={`${MUTED_CELL} col-start-8`}>
        {lastCountedAt === null ? (
          "Never"
        ) : (
          <time dateTime={lastCountedAt} title={exact.format(new Date(lastCountedAt))}>
            {timeAgo(new Date(lastCountedAt), now())}
          </time>
        )}
      </div>
    </>
  );
}
