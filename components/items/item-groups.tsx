import type { ItemGroup } from "@/lib/features/items/model/rules";
import type { ItemCardActions } from "./item-card";
import { ItemGrid } from "./item-grid";
import { ItemGroupSection } from "./item-group-section";

interface ItemGroupsProps {
  groups: readonly ItemGroup[];
  /** Whether locations have headings. Without headings, the page title names the only location. */
  hasHeadings: boolean;
  recentlyUpdated: ReadonlySet<number>;
  selected: ReadonlySet<number> | null;
  actions: ItemCardActions;
  onAdd: ((locationId: number) => void) | undefined;
}

/** Shows the items grouped by location. */
export function ItemGroups({ groups, hasHeadings, onAdd, ...cards }: ItemGroupsProps) {
  if (!hasHeadings) {
    return groups.map(({ location, items }) => (
      <ItemGrid key={location.id} items={items} offset={0} {...cards} />
    ));
  }
  return (
    <div className="flex flex-col gap-7">
      {groups.map((group, index) => (
        <ItemGroupSection
          key={group.location.id}
          group={group}
          offset={groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0)}
          onAdd={onAdd}
          {...cards}
        />
      ))}
    </div>
  );
}
