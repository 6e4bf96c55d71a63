import { useBought } from "@/components/purchases/bought";
import { desiredAmount } from "@/lib/core/amount";
import type { Count } from "@/lib/features/checks/model/dto";
import { describeCount, isAssumed } from "@/lib/features/checks/model/rules";
import { lastTime } from "@/lib/features/checks/model/selection";
import { NOT_COUNTED } from "@/lib/features/items/model/copy";
import type { Item } from "@/lib/features/items/model/dto";
import { describeAmount } from "@/lib/features/items/model/rules";
import { stockInParts } from "@/lib/features/purchases/model/stock-parts";

interface CountFactsProps {
  item: Item;
  /** The entry of the item in this check. */
  count: Count | undefined;
  /** Whether the amount keys are absent. The counted amount is then shown as text. */
  isReadOnly: boolean;
}

/** Shows the desired stock, and the stock before this check. */
export function CountFacts({ item, count, isReadOnly }: CountFactsProps) {
  const before = lastTime(item, count);
  const bought = useBought().get(item.id);
  return (
    <dl className="text-muted-foreground mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm tabular-nums">
      <Fact term="Target" value={describeAmount(desiredAmount(item.desiredStock), item.unit)} />
      <Fact term="Last time" value={before ? stockInParts(before, bought) : neverCounted(count)} />
      {isReadOnly && count && !isAssumed(count) && (
        <Fact term="Counted" value={describeCount(count, item.unit)} />
      )}
    </dl>
  );
}

/**
 * Returns the text for an item whose amount was unknown before this check. `count` is its entry in this
 * check.
 */
function neverCounted(count: Count | undefined): string {
  return count ? "Never" : NOT_COUNTED;
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt>{term}:</dt>
      <dd className="text-foreground font-medium">{value}</dd>
    </div>
  );
}
