"use client";

import { CircleAlert, CloudUpload } from "lucide-react";
import { CountedBy } from "@/components/checks/shared/counted-by";
import { useBoughtOf } from "@/components/purchases/bought";
import { cn } from "@/components/ui/class-names";
import { desiredAmount, formatAmount, stockAmount } from "@/lib/core/amount";
import type { CheckData } from "@/lib/features/checks/client/screens";
import type { Count } from "@/lib/features/checks/model/dto";
import { type Amounts, isAssumed } from "@/lib/features/checks/model/rules";
import { lastTime } from "@/lib/features/checks/model/selection";
import { isCounted } from "@/lib/features/checks/model/sheet";
import { sheetCopy } from "@/lib/features/checks/model/sheet-copy";
import { NOT_COUNTED } from "@/lib/features/items/model/copy";
import type { Item } from "@/lib/features/items/model/dto";
import { describeOfDesired } from "@/lib/features/items/model/rules";
import type { PurchasedLine } from "@/lib/features/purchases/model/dto";
import { stockInParts } from "@/lib/features/purchases/model/stock-parts";
import { useExpectedOf } from "./expected";

interface RowFactsProps {
  item: Item;
  /** The entry of the item in the check. */
  entry: Count | undefined;
  /** Whether the person is changing the amount, which counts the item. */
  isChanging: boolean;
  /** Whether somebody else has counted the item. */
  isOthers: boolean;
  /** Whether the count waits on the device for longer than usual. */
  isDelayed: boolean;
  data: CheckData;
}

/**
 * Shows the expected rest of an item, or its last count, beside the desired stock, and who else has counted the item.
 * The text still fills one line after the person has counted the item, so that the rows below do not move.
 */
export function RowFacts({ item, entry, isChanging, isOthers, isDelayed, data }: RowFactsProps) {
  const before = lastTime(item, entry);
  const bought = useBoughtOf(item);
  const expected = useExpectedOf(item);
  if (data.refused.has(item.id)) {
    return (
      <p className="text-destructive flex items-center gap-1.5 text-sm font-medium">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        Not saved
      </p>
    );
  }
  if (isAssumed(entry)) return <Fact>{sheetCopy.assumed}</Fact>;
  if (entry && isOthers) {
    // Cut to one line, so that the rows below do not move when somebody else counts.
    return (
      <CountedBy
        count={entry}
        className="not-large-text:whitespace-nowrap not-large-text:*:last:truncate min-w-0"
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-1.5">
      {/* On a screen of 320 pixels the end is cut, so that the rows below do not move when "First count" replaces it. */}
      <Fact className={before ? undefined : "max-[22rem]:not-large-text:truncate"}>
        {!entry && expected !== null
          ? sheetCopy.expected(expected && describeOfDesired(expected, item))
          : before
            ? describeBefore(before, item, bought)
            : `Target ${targetOf(item)} · ${isChanging || isCounted(entry) ? sheetCopy.firstCount : NOT_COUNTED}`}
      </Fact>
      {isDelayed && (
        <span role="img" aria-label="Waiting to be sent" title="Waiting to be sent">
          <CloudUpload aria-hidden className="text-muted-foreground size-4" />
        </span>
      )}
    </div>
  );
}

/** Returns the stock before this check, with what was bought since the last one, beside the desired stock. */
function describeBefore(
  before: Amounts,
  item: Item,
  bought: readonly PurchasedLine[] | undefined,
): string {
  const amount = stockAmount(before.newStock, before.partialAmount);
  return bought
    ? // Short, because it has one line of 360 pixels.
      `${stockInParts(before, bought)}, target ${targetOf(item)}`
    : `Last time ${describeOfDesired(amount, item)}`;
}

function targetOf({ desiredStock }: Item): string {
  return formatAmount(desiredAmount(desiredStock));
}

function Fact({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <p
      className={cn("text-muted-foreground min-w-0 text-sm tabular-nums", className)}
      title={children}
    >
      {children}
    </p>
  );
}
