import { Fragment } from "react";
import type { ItemGroup } from "@/lib/features/items/model/rules";
import { ItemGroupSection } from "./item-group-section";
import { ItemList } from "./item-list";
import type { ItemRowActions } from "./item-row";
import { WindowedItemList } from "./windowed-item-list";

/** The largest number of items whose rows are all rendered (docs/decisions/0019). */
const MAX_RENDERED = 500;

interface ItemGroupsProps {
  groups: readonly ItemGroup[];
  /** Whether locations have headings. Without headings, the page title names the only location. */
  hasHeadings: boolean;
  recentlyUpdated: ReadonlySet<number>;
  selected: ReadonlySet<number> | null;
  actions: ItemRowActions;
  onAdd: ((locationId: number) => void) | undefined;
}

/** Shows the items grouped by location. A list above the limit is windowed. */
export function ItemGroups({ groups, hasHeadings, onAdd, ...rows }: ItemGroupsProps) {
  const isWindowed = countItems(groups) > MAX_RENDERED;

  function renderList({ items }: ItemGroup, index: number, labelledBy?: string) {
    const list = { items, labelledBy, ...rows };
    if (!isWindowed) return <ItemList {...list} />;
    return <WindowedItemList {...list} offset={countItems(groups.slice(0, index))} />;
  }

  if (!hasHeadings) {
    return groups.map((group, index) => (
      <Fragment key={group.location.id}>{renderList(group, index)}</Fragment>
    ));
  }
  return (
    <div className="flex flex-col gap-4">
      {groups.map((group, index) => (
        <ItemGroupSection key={group.location.id} group={group} onAdd={onAdd}>
          {(headingId) => renderList(group, index, headingId)}
        </ItemGroupSection>
      ))}
    </div>
  );
}

function countItems(groups: readonly ItemGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}
