import { Fact } from "@/components/shared/fact";
import { LocalDate } from "@/components/shared/local-date";
import { RelativeTime } from "@/components/shared/relative-time";
import { UnbrokenMeasures } from "@/components/shared/unbroken-measures";
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
    <dl className="divide-y">
      <Fact label="Location">{location}</Fact>
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
      <Fact label="Supermarket item name">
        {supermarketItemName ? (
          <UnbrokenMeasures>{supermarketItemName}</UnbrokenMeasures>
        ) : (
          <span className="text-muted-foreground font-normal">Not set</span>
        )}
      </Fact>
    </dl>
  );
}
