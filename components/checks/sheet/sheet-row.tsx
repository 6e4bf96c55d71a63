"use client";

import { Equal } from "lucide-react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { Name } from "@/components/shared/name";
import { Checkbox } from "@/components/ui/checkbox";
import type { CheckData } from "@/lib/features/checks/client/screens";
import type { Count } from "@/lib/features/checks/model/dto";
import { type Amounts, describeCount } from "@/lib/features/checks/model/rules";
import { isCounted } from "@/lib/features/checks/model/sheet";
import type { Item } from "@/lib/features/items/model/dto";
import { RowControls } from "./row-controls";
import { RowFacts } from "./row-facts";

interface SheetRowProps {
  item: Item;
  /** The entry of the item in the check. */
  entry: Count | undefined;
  /** The shown amount; null for an item that was never counted. */
  amounts: Amounts | null;
  /** Whether the person is changing the amount. */
  isChanging: boolean;
  /** Whether the text of the field is wrong. The row can then not be ticked: its count would differ from the text. */
  isWrong: boolean;
  /** Whether the person has opened the folded row, which gets the focus then. */
  isOpened: boolean;
  /** Whether the person may count. */
  mayCount: boolean;
  username: string | undefined;
  /** Whether pending writes wait on the device for longer than usual. */
  isDelayed: boolean;
  data: CheckData;
  onChange: (amounts: Amounts) => void;
  /** Called for a typed amount, which can still change: it is recorded later than a tapped one. */
  onType: (amounts: Amounts) => void;
  /** Called for a text of the field that is no amount. */
  onNoAmount: (isWrong: boolean) => void;
  onLeave: () => void;
  /** Called when the person ticks or unticks the row. */
  onTick: (isTicked: boolean) => void;
}

/** Shows an item of the sheet: its picture, its facts, its amount with controls, and whether it was counted. */
export function SheetRow({
  item,
  entry,
  amounts,
  isChanging,
  isWrong,
  isOpened,
  mayCount,
  username,
  isDelayed,
  data,
  onTick,
  ...controls
}: SheetRowProps) {
  const hasCount = isCounted(entry);
  const isOthers = hasCount && entry?.countedBy !== username;
  return (
    <li
      ref={isOpened ? focusAtFirst : undefined}
      tabIndex={isOpened ? -1 : undefined}
      className="flex flex-col gap-1.5 px-3 py-2 outline-offset-[-3px] @2xl:flex-row @2xl:items-center @2xl:gap-4"
    >
      <div className="flex min-w-0 items-center gap-3 max-md:gap-2.5 @2xl:flex-1">
        <NamedTile of={item} className="w-9 rounded-lg" emptyText="" />
        <div className="min-w-0 flex-1">
          <Name as="p" className="leading-snug font-medium">
            {item.name}
          </Name>
          <RowFacts
            item={item}
            entry={entry}
            isChanging={isChanging}
            isOthers={isOthers}
            isDelayed={isDelayed && hasCount && data.unsentItemIds.has(item.id)}
            data={data}
          />
        </div>
        {mayCount && (
          // Without an amount there is nothing to tick. The place of the box remains, so that the name does not move.
          <div className="relative my-2.5 mr-2.5 size-6 @2xl:order-first @2xl:ml-2.5">
            {amounts !== null && (
              <Checkbox
                checked={isChanging || hasCount}
                disabled={isWrong || (isOthers && !isChanging)}
                onCheckedChange={onTick}
                aria-label={`${item.name} counted`}
              />
            )}
            {entry && !hasCount && !isChanging && (
              // An empty box beside an amount that was taken as recorded looks forgotten.
              <Equal
                aria-hidden
                className="text-muted-foreground pointer-events-none absolute inset-0 m-auto size-4"
              />
            )}
          </div>
        )}
      </div>
      {mayCount ? (
        <RowControls item={item} amounts={amounts} {...controls} />
      ) : (
        amounts && <p className="font-semibold tabular-nums">{describeCount(amounts, item.unit)}</p>
      )}
    </li>
  );
}

/** Focuses a row when it replaces its folded form. */
function focusAtFirst(row: HTMLLIElement | null): void {
  row?.focus();
}
