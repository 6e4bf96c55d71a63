"use client";

import { LocalDate } from "@/components/shared/local-date";
import { Name } from "@/components/shared/name";
import { desiredAmount, formatStock } from "@/lib/core/amount";
import { now } from "@/lib/core/clock";
import { itemsTitle, NOT_COUNTED } from "@/lib/features/items/model/copy";
import type { Item } from "@/lib/features/items/model/dto";
import { describeAmount, isUncounted, type ItemGroup } from "@/lib/features/items/model/rules";
import type { Location } from "@/lib/features/locations/model/dto";

const HEAD = "border-b-2 py-[1mm] pr-[3mm]";

interface PrintedItemsProps {
  /** The shown items. */
  groups: readonly ItemGroup[];
  /** The number of items in the view, also of those that a filter hides. */
  total: number;
  /** The location that the view is restricted to. */
  location: Location | null;
}

/** Shows items as they are printed: a table by location, with an empty column for a count by hand. */
export function PrintedItems({ groups, total, location }: PrintedItemsProps) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <Name as="h1" className="text-[18pt] leading-tight font-bold">
        {itemsTitle(location)}
      </Name>
      <p className="mb-[4mm] flex gap-[6mm]">
        <LocalDate value={now().toISOString()} />
        {count < total && <span>{`${count} of ${total} items`}</span>}
      </p>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              Item
            </th>
            <th scope="col" className={HEAD}>
              Stock
            </th>
            <th scope="col" className={HEAD}>
              Target
            </th>
            <th scope="col" className={`${HEAD} w-[32mm]`}>
              Counted
            </th>
          </tr>
        </thead>
        {groups.map(({ location, items }) => (
          <tbody key={location.id}>
            <tr>
              <Name
                as="th"
                colSpan={4}
                scope="rowgroup"
                className="break-after-avoid pt-[4mm] pb-[1mm] text-[12pt]"
              >
                {location.name}
              </Name>
            </tr>
            {items.map((item) => (
              <PrintedItem key={item.id} item={item} />
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}

function PrintedItem({ item }: { item: Item }) {
  const { name, currentStock, partialAmount, desiredStock, unit } = item;
  const cell = "border-b border-neutral-400 py-[0.9mm] pr-[3mm] align-top whitespace-nowrap";
  return (
    <tr className="break-inside-avoid">
      <Name
        as="th"
        scope="row"
        className="border-b border-neutral-400 py-[0.9mm] pr-[3mm] font-normal"
      >
        {name}
      </Name>
      <td className={cell}>
        {isUncounted(item) ? NOT_COUNTED : formatStock(currentStock, partialAmount)}
      </td>
      <td className={cell}>{describeAmount(desiredAmount(desiredStock), unit)}</td>
      <td className="border-b border-neutral-400" />
    </tr>
  );
}
