import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { cn } from "@/components/ui/class-names";
import { type ItemSort, type SortColumn, toggleSort } from "@/lib/features/items/model/sort";
import { COLUMN_LABELS } from "./item-columns";

const COLUMNS = Object.keys(COLUMN_LABELS) as SortColumn[];

interface ItemTableHeadProps {
  sort: ItemSort;
  onSort: (sort: ItemSort) => void;
}

/**
 * Shows the headings of the table in wide windows, each of them a button that sorts. The server renders the
 * headings too, so that the rows do not move when the browser turns the list into a table.
 */
export function ItemTableHead({ sort, onSort }: ItemTableHeadProps) {
  return (
    <div
      role="row"
      className="bg-background item-columns sticky top-0 z-11 hidden min-h-11 items-center px-2.75 lg:grid"
    >
      {COLUMNS.map((column) => {
        const isOn = sort.column === column;
        const Icon = isOn ? (sort.isDescending ? ArrowDown : ArrowUp) : ChevronsUpDown;
        return (
          <div
            key={column}
            role="columnheader"
            aria-sort={isOn ? (sort.isDescending ? "descending" : "ascending") : undefined}
            className={cn(
              "row-start-1 min-w-0",
              column === "name" ? "col-start-1 col-end-4" : "pl-3",
              column === "location" && "location-column",
            )}
          >
            <button
              type="button"
              onClick={() => onSort(toggleSort(sort, column))}
              className={cn(
                "hover:text-foreground group -mx-1 inline-flex min-h-11 items-center gap-0.5 rounded-md px-1 text-xs font-semibold whitespace-nowrap",
                isOn ? "text-foreground" : "text-muted-foreground",
              )}
            >
              {COLUMN_LABELS[column]}
              <Icon
                aria-hidden
                className={cn(
                  "size-3 shrink-0",
                  !isOn && "opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60",
                )}
              />
            </button>
          </div>
        );
      })}
      <div role="columnheader" className="sr-only">
        Used one or set amount
      </div>
    </div>
  );
}
