import type { ReactNode } from "react";
import { LocalDate } from "@/components/shared/local-date";
import { RelativeTime } from "@/components/shared/relative-time";
import { desiredAmount } from "@/lib/core/amount";
import { NOT_COUNTED } from "@/lib/features/items/model/copy";
import type { Item } from "@/lib/features/items/model/dto";
import { packSizeOf, packText } from "@/lib/features/items/model/packs";
import { reorderPointOf } from "@/lib/features/items/model/reorder-point";
import { describeAmount, unitName } from "@/lib/features/items/model/rules";

interface ItemFactsProps {
  item: Item;
  /** Undefined while the locations load. */
  location: string | undefined;
}

/** Shows what is known of an item besides its stock. */
export function ItemFacts({ item, location }: ItemFactsProps) {
  const { unit, desiredStock, bestBefore, supermarketItemName, lastCountedAt } = item;
  const reorderPoint = reorderPointOf(item);
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      <Fact label="Location" className="col-span-2">
        {location}
      </Fact>
      <Fact label="Last counted">
        {lastCountedAt === null ? (
          NOT_COUNTED
        ) : (
          // The padding makes the time, a button of its own here, tall enough to tap.
          <RelativeTime value={lastCountedAt} className="-my-2.5 [&>button]:py-2.5" />
        )}
      </Fact>
      <Fact label="Unit">{unitName(unit)}</Fact>
      {reorderPoint < desiredStock && (
        <Fact label="Buy when below">{describeAmount(desiredAmount(reorderPoint), unit)}</Fact>
      )}
      {bestBefore && (
        <Fact label="Best before">
          <LocalDate value={bestBefore} />
        </Fact>
      )}
      {packSizeOf(item) > 1 && <Fact label="Sold as">{packText(packSizeOf(item), unit)}</Fact>}
      <Fact label="Supermarket item name" className="col-span-2">
        {supermarketItemName ?? <span className="text-muted-foreground font-normal">Not set</span>}
      </Fact>
    </dl>
  );
}

interface FactProps {
  label: string;
  className?: string;
  children: ReactNode;
}

function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-muted-foreground text-sm">{label}</dt>
      {/* The location has the height of a line while it loads. */}
      <dd className="min-h-6 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
