import { NativeSelect } from "@/components/ui/native-select";
import { useIsWide } from "@/lib/client/use-is-wide";
import type { ItemFilter } from "@/lib/features/items/model/filter";
import { unitName } from "@/lib/features/items/model/rules";
import { type ItemSort, readSort, SORT_COLUMNS, writeSort } from "@/lib/features/items/model/sort";
import { units } from "@/lib/features/items/model/units";
import type { Location } from "@/lib/features/locations/model/dto";
import { FILTERS_PLACE } from "./rows-layout";
import { COLUMN_LABELS } from "./table/item-columns";

const SELECT = "min-h-11 pr-9 text-base";

/** The orders that can be selected: by each column, in both directions. */
const orders: readonly ItemSort[] = SORT_COLUMNS.flatMap((column) => [
  { column, isDescending: false },
  { column, isDescending: true },
]);

function labelOf({ column, isDescending }: ItemSort): string {
  const name = column === "name" ? "name" : COLUMN_LABELS[column].toLowerCase();
  return `Sort by ${name}${isDescending ? ", descending" : ""}`;
}

interface MoreFiltersProps {
  /** Whether the filters are shown in a window that is not wide. Wide windows always show them. */
  isOpen: boolean;
  filter: ItemFilter;
  onChange: (filter: ItemFilter) => void;
  onSort: (sort: ItemSort) => void;
  locations: readonly Location[];
  /** The id of the only shown location. */
  locationId: number | undefined;
  onLocation: (locationId: number | undefined) => void;
}

/**
 * Filters the items by location and unit. In windows that are not wide, which have no table headings, the
 * order is selected here too.
 */
export function MoreFilters({
  isOpen,
  filter,
  onChange,
  onSort,
  locations,
  locationId,
  onLocation,
}: MoreFiltersProps) {
  const isWide = useIsWide();
  // Reserves the place of the filters in wide windows until the browser knows the width, that is until
  // hydration.
  if (!isOpen && !isWide) return <div className={FILTERS_PLACE} />;
  return (
    <div className="grid w-full grid-cols-2 gap-2 lg:flex lg:w-66">
      <div className="lg:w-36">
        <NativeSelect
          aria-label="Location"
          className={SELECT}
          value={locationId ?? ""}
          onChange={({ target }) => onLocation(target.value ? Number(target.value) : undefined)}
        >
          <option value="">All locations</option>
          {locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </div>
      <div className="lg:w-28">
        <NativeSelect
          aria-label="Unit"
          className={SELECT}
          value={filter.unit ?? ""}
          onChange={({ target }) =>
            onChange({ ...filter, unit: units.find((unit) => unit === target.value) ?? null })
          }
        >
          <option value="">All units</option>
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {unitName(unit)}
            </option>
          ))}
        </NativeSelect>
      </div>
      <div className="col-span-2 lg:hidden">
        <NativeSelect
          aria-label="Sort by"
          className={SELECT}
          value={writeSort(filter.sort) ?? ""}
          onChange={({ target }) => onSort(readSort(target.value))}
        >
          {orders.map((sort) => (
            <option key={labelOf(sort)} value={writeSort(sort) ?? ""}>
              {labelOf(sort)}
            </option>
          ))}
        </NativeSelect>
      </div>
    </div>
  );
}
