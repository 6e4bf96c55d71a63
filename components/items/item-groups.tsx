import { Fragment } from "react";
import type { ItemGroup } from "@/lib/features/items/model/rules";
import type { ItemCardActions } from "./item-card";
import { ItemGrid } from "./item-grid";
import { ItemGroupSection } from "./item-group-section";
import { WindowedItemGrid } from "./windowed-item-grid";

/** The largest number of items whose cards are all rendered (docs/decisions/0019). */
const MAX_RENDERED = 500;

interface ItemGroupsProps {
  groups: readonly ItemGroup[];
  /** Whether locations have headings. Without headings, the page title names the only location. */
  hasHeadings: boolean;
  recentlyUpdated: ReadonlySet<number>;
  selected: ReadonlySet<number> | null;
  actions: ItemCardActions;
  onAdd: ((locationId: number) => void) | undefined;
}

/** Shows the items grouped by location. A list above the limit is windowed. */
export function ItemGroups({ groups, hasHeadings, onAdd, ...cards }: ItemGroupsProps) {
  const isWindowed = countItems(groups) > MAX_RENDERED;

  function renderGrid({ items }: ItemGroup, index: number, labelledBy?: string) {
    const grid = { items, labelledBy, ...cards };
    if (!isWindowed) return <ItemGrid {...grid} />;
    return <WindowedItemGrid {...grid} offset={countItems(groups.slice(0, index))} />;
  }

  if (!hasHeadings) {
    return groups.map((group, index) => (
      <Fragment key={group.location.id}>{renderGrid(group, index)}</Fragment>
    ));
  }
  return (
    <div className="flex flex-col gap-7">
      {groups.map((group, index) => (
        <ItemGroupSection key={group.location.id} group={group} onAdd={onAdd}>
          {(headingId) => renderGrid(group, index, headingId)}
        </ItemGroupSection>
      ))}
    </div>
  );
}

function countItems(groups: readonly ItemGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}
