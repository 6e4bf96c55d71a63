import { BoughtProvider } from "@/components/purchases/bought";
import { ErrorPanel } from "@/components/shared/error-panel";
import { late } from "@/components/shared/late";
import { LoadFailure } from "@/components/shared/load-failure";
import { usePreload } from "@/components/shared/use-preload";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import type { ItemForecast } from "@/lib/features/forecast/model/dto";
import { isFiltering, type ItemFilter } from "@/lib/features/items/model/filter";
import { isUncounted, type ItemGroup, type ItemsView } from "@/lib/features/items/model/rules";
import { type ItemSort, writeSort } from "@/lib/features/items/model/sort";
import type { Location } from "@/lib/features/locations/model/dto";
import type { ItemStart } from "./dialogs/add-item-dialog";
import { ItemGroups } from "./item-groups";
import type { ItemRowActions } from "./item-row";
import { ItemSearch } from "./item-search";
import { ItemsSkeleton } from "./items-skeleton";
import { FILTERS_PLACE } from "./rows-layout";
import { StockFilter } from "./stock-filter";

const MoreFilters = late(async () => (await import("./more-filters")).MoreFilters, {
  renderWaiting: () => <div className={FILTERS_PLACE} />,
  renderFailed: (failure, { isOpen }) => isOpen && <LoadFailure {...failure} />,
});

const NoItems = late(async () => (await import("./no-items")).NoItems, {
  renderWaiting: () => <ItemsSkeleton />,
});

const NoMatch = late(async () => (await import("./no-match")).NoMatch);

interface ItemsContentProps {
  view: ItemsView;
  /** The items that match the filter, when the view is a list. */
  groups: readonly ItemGroup[];
  filter: ItemFilter;
  onFilter: (filter: ItemFilter) => void;
  onShowAll: () => void;
  onSort: (sort: ItemSort) => void;
  /** The order of `groups`. */
  sort: ItemSort;
  /** The locations with items. */
  locations: readonly Location[];
  onLocation: (locationId: number | undefined) => void;
  forecasts: ReadonlyMap<number, ItemForecast>;
  weeklyUse: ReadonlyMap<number, number>;
  recentlyUpdated: ReadonlySet<number>;
  /** Null outside select mode. */
  selected: ReadonlySet<number> | null;
  actions: ItemRowActions;
  /** Undefined without the permission to edit. */
  onAdd: ((locationId: number | undefined, start?: ItemStart) => void) | undefined;
  /** Undefined without the permission to edit. */
  onArrange: ((location: Location) => void) | undefined;
  onImport: () => void;
  /** The cause of a failed load. */
  message: string | undefined;
  onRetry: () => void;
}

/** Shows the content of the items screen for each state of the view. */
export function ItemsContent({
  view,
  onAdd,
  onImport,
  message,
  onRetry,
  ...list
}: ItemsContentProps) {
  switch (view.kind) {
    case "loading":
      return <ItemsSkeleton />;
    case "failed":
      return <ErrorPanel title="The items could not be loaded" text={message} onRetry={onRetry} />;
    case "unknownLocation":
    case "noLocations":
    case "empty":
      return <NoItems view={view} onAdd={onAdd} onImport={onImport} />;
    case "list":
      return (
        <BoughtProvider>
          <FilteredItems view={view} onAdd={onAdd} {...list} />
        </BoughtProvider>
      );
  }
}

interface FilteredItemsProps extends Omit<
  ItemsContentProps,
  "view" | "onImport" | "message" | "onRetry"
> {
  view: Extract<ItemsView, { kind: "list" }>;
}

function FilteredItems({
  view,
  groups,
  filter,
  onFilter,
  onShowAll,
  onSort,
  sort,
  locations,
  onLocation,
  onAdd,
  ...rows
}: FilteredItemsProps) {
  usePreload(NoMatch.preload);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const hasUncounted = view.groups.some(({ items }) => items.some(isUncounted));
  const isFiltered = isFiltering(filter);
  const filterCount =
    filter.stock.length +
    [filter.unit !== null, writeSort(filter.sort) !== undefined].filter(Boolean).length;
  return (
    <div className="-mt-4 flex flex-col gap-1 md:-mt-1">
      <ItemSearch filter={filter} onChange={onFilter} count={filterCount}>
        {(isOpen) => (
          <>
            <StockFilter filter={filter} hasUncounted={hasUncounted} onChange={onFilter} />
            <MoreFilters
              isOpen={isOpen}
              filter={filter}
              onChange={onFilter}
              onSort={onSort}
              locations={locations}
              locationId={view.location?.id}
              onLocation={onLocation}
            />
          </>
        )}
      </ItemSearch>
      <div className={cn("flex min-h-11 flex-wrap items-center gap-x-4", !isFiltered && "sr-only")}>
        <p role="status" className="text-muted-foreground text-sm tabular-nums">
          {count === view.total
            ? view.total === 1
              ? "1 item"
              : `${view.total} items`
            : `${count} of ${view.total} items`}
        </p>
        {count > 0 && isFiltered && (
          <Button variant="link" className="px-0" onClick={onShowAll}>
            Show all items
          </Button>
        )}
      </div>
      {count === 0 && <NoMatch filter={filter} onShowAll={onShowAll} />}
      <ItemGroups
        groups={groups}
        hasHeadings={!view.location}
        sort={sort}
        onSort={onSort}
        onAdd={onAdd}
        {...rows}
      />
    </div>
  );
}
