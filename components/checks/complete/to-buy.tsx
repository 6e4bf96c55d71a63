import { type ReactNode, useId } from "react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { AssumedMark } from "@/components/shared/assumed-mark";
import { Name } from "@/components/shared/name";
import { NoFigure } from "@/components/shared/no-figure";
import { desiredAmount, formatAmount, formatStock, WHOLE } from "@/lib/core/amount";
import type { CheckData } from "@/lib/features/checks/client/screens";
import { isAssumed } from "@/lib/features/checks/model/rules";
import { lastTime } from "@/lib/features/checks/model/selection";
import { NOT_COUNTED } from "@/lib/features/items/model/copy";
import type { Item } from "@/lib/features/items/model/dto";
import { packSizeOf, packText } from "@/lib/features/items/model/packs";
import { reasonToBuy } from "@/lib/features/items/model/reason-to-buy";
import {
  describeAmount,
  describeStockOfDesired,
  quantityToBuy,
} from "@/lib/features/items/model/rules";

interface ToBuyProps {
  /** The items to buy, with the counts of the check as their stock. */
  items: readonly Item[];
  data: CheckData;
}

/**
 * Shows what will be on the list. On tablets and in wide windows its columns compare the stock before and after the count
 * with the desired stock, and wide windows have the reason. On phones the stock is below the name.
 */
export function ToBuy({ items, data }: ToBuyProps) {
  const title = useId();
  const rooms = new Map(data.locations.map(({ id, name }) => [id, name]));
  const entries = new Map(data.counts.map((entry) => [entry.itemId, entry]));
  return (
    <section className="mb-7">
      {/* Only for screen readers, because the text "10 to buy" is already visible above the table. */}
      <h2 id={title} className="sr-only">
        To buy
      </h2>
      <div className="bg-card shadow-raised overflow-hidden rounded-2xl border">
        <table
          aria-labelledby={title}
          className="w-full tabular-nums lg:max-xl:[&_:is(th,td)]:px-3"
        >
          <thead className="text-muted-foreground border-b text-sm max-md:sr-only">
            <tr>
              <th scope="col" className="px-4 py-2 text-left font-semibold">
                Item
              </th>
              <th scope="col" className="px-4 text-left font-semibold max-md:hidden">
                Location
              </th>
              {["Was", "Now", "Target"].map((label) => (
                <th key={label} scope="col" className="px-4 text-right font-semibold max-md:hidden">
                  {label}
                </th>
              ))}
              <th scope="col" className="px-4 text-right font-semibold">
                To buy
              </th>
              <th scope="col" className="px-4 text-left font-semibold max-lg:hidden">
                Reason
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {items.map((item) => {
              const entry = entries.get(item.id);
              const mark = isAssumed(entry) && <AssumedMark />;
              return (
                <tr key={item.id}>
                  <th scope="row" className="w-full px-4 py-2 text-left leading-snug font-medium">
                    <span className="flex items-center gap-3">
                      <NamedTile
                        of={item}
                        className="large-text:hidden w-10 rounded-lg"
                        emptyText=""
                      />
                      <span className="min-w-0">
                        <Name>{item.name}</Name>
                        <span className="text-muted-foreground block text-sm font-normal md:hidden">
                          {mark}
                          {describeStockOfDesired(item)}
                        </span>
                      </span>
                    </span>
                  </th>
                  <td
                    className="text-muted-foreground max-w-48 truncate px-4 max-md:hidden lg:max-xl:max-w-32"
                    title={rooms.get(item.locationId)}
                  >
                    {rooms.get(item.locationId)}
                  </td>
                  <Figure>{describeBefore(lastTime(item, entry))}</Figure>
                  <Figure>
                    {mark}
                    {formatStock(item.currentStock, item.partialAmount)}
                  </Figure>
                  <Figure>{formatAmount(desiredAmount(item.desiredStock))}</Figure>
                  <td className="px-4 text-right font-semibold whitespace-nowrap">
                    <Quantity item={item} />
                  </td>
                  <td className="text-muted-foreground px-4 text-sm whitespace-nowrap max-lg:hidden">
                    {reasonToBuy(item)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Figure({ children }: { children: ReactNode }) {
  return <td className="px-4 text-right whitespace-nowrap max-md:hidden">{children}</td>;
}

function describeBefore(before: ReturnType<typeof lastTime>): ReactNode {
  if (before) return formatStock(before.newStock, before.partialAmount);
  return <NoFigure reason={NOT_COUNTED} />;
}

/** Shows how much to buy of an item: "2 bottles", or packs: "1x pack of 10". */
function Quantity({ item }: { item: Item }) {
  const quantity = quantityToBuy(item);
  const packSize = packSizeOf(item);
  return packSize === 1
    ? describeAmount(quantity * WHOLE, item.unit)
    : `${quantity}x ${packText(packSize, item.unit)}`;
}
