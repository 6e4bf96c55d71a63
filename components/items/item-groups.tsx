"use client";

import { Fragment, useMemo } from "react";
import { late } from "@/components/shared/late";
import { useGrowingCount } from "@/components/shared/use-growing-count";
import { cn } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsWide } from "@/lib/client/use-is-wide";
import type { ItemForecast } from "@/lib/features/forecast/model/dto";
import type { Item } from "@/lib/features/items/model/dto";
import type { ItemGroup } from "@/lib/features/items/model/rules";
import { itemsInOrder, type ItemSort } from "@/lib/features/items/model/sort";
import type { Location } from "@/lib/features/locations/model/dto";
import { ItemGroupSection } from "./item-group-section";
import { ItemList } from "./item-list";
import type { ItemRowActions } from "./item-row";
import { ItemTableHead } from "./table/item-table-head";

const WindowedItemList = late(async () => (await import("./windowed-item-list")).WindowedItemList, {
  renderWaiting: () => <Skeleton className="h-120 rounded-2xl" />,
});

/** The largest number of items whose rows are all rendered (docs/decisions/0019). */
const MAX_RENDERED = 500;

/** The number of rows that the server renders. They fill a tablet, which shows two columns. */
const FIRST_ROWS = 32;

const NONE: ReadonlyMap<number, ItemForecast> = new Map();

interface ItemGroupsProps {
  groups: readonly ItemGroup[];
  /** Whether locations have headings. Without headings, the page title names the only location. */
  hasHeadings: boolean;
  sort: ItemSort;
  onSort: (sort: ItemSort) => void;
  forecasts: ReadonlyMap<number, ItemForecast>;
  /** The known use of items per week in units, by id. */
  weeklyUse: ReadonlyMap<number, number>;
  recentlyUpdated: ReadonlySet<number>;
  selected: ReadonlySet<number> | null;
  actions: ItemRowActions;
  onAdd: ((locationId: number) => void) | undefined;
  onArrange: ((location: Location) => void) | undefined;
}

/**
 * Shows the items grouped by location, or in one list if another order is selected. Wide windows show a
 * table. A list above the limit is windowed.
 */
export function ItemGroups({
  groups,
  hasHeadings,
  sort,
  onSort,
  forecasts,
  weeklyUse,
  onAdd,
  onArrange,
  ...rows
}: ItemGroupsProps) {
  const isTable = useIsWide();
  const locations = useMemo(
    () =>
      isTable ? new Map(groups.map(({ location }) => [location.id, location.name])) : undefined,
    [isTable, groups],
  );
  const sorted = useMemo(
    () => (sort.column === "location" ? null : itemsInOrder(groups, sort, weeklyUse)),
    [groups, sort, weeklyUse],
  );
  const total = countItems(groups);
  const isWindowed = total > MAX_RENDERED;
  const shown = useGrowingCount(FIRST_ROWS, isWindowed ? 0 : total);

  function renderList(items: readonly Item[], offset = 0, labelledBy?: string) {
    // Only a table shows forecasts. On phones the rows must not be rendered again when they arrive.
    const list = { ...rows, items, labelledBy, locations, forecasts: isTable ? forecasts : NONE };
    if (!isWindowed) {
      return <ItemList {...list} shown={Math.min(Math.max(shown - offset, 0), items.length)} />;
    }
    return <WindowedItemList {...list} offset={offset} />;
  }

  function renderGroups() {
    if (sorted) return sorted.length > 0 && renderList(sorted);
    const ordered = sort.isDescending ? groups.toReversed() : groups;
    return ordered.map((group, index) => {
      const offset = countItems(ordered.slice(0, index));
      if (!hasHeadings) {
        return <Fragment key={group.location.id}>{renderList(group.items, offset)}</Fragment>;
      }
      return (
        <ItemGroupSection
          key={group.location.id}
          group={group}
          isTable={isTable}
          // While items are selected, a tap that misses a checkbox must open nothing.
          onAdd={rows.selected ? undefined : onAdd}
          onArrange={rows.selected ? undefined : onArrange}
        >
          {(headingId) => renderList(group.items, offset, headingId)}
        </ItemGroupSection>
      );
    });
  }

  if (groups.length === 0) return null;
  const hasSections = hasHeadings && sort.column === "location";
  const isLocationNamed = hasSections || !hasHeadings;
  return (
    <>
      {!hasSections && <h2 className="sr-only">List</h2>}
      <div
        role={isTable ? "table" : undefined}
        aria-label={isTable ? "Items" : undefined}
        data-narrow-location={isLocationNamed || undefined}
        data-selecting={rows.selected !== null || undefined}
      >
        <ItemTableHead sort={sort} onSort={onSort} />
        <div className={cn("flex flex-col gap-4", !hasSections && "mt-2 lg:mt-0")}>
          {renderGroups()}
        </div>
      </div>
    </>
  );
}

function countItems(groups: readonly ItemGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}
