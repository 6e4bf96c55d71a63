import { Check } from "lucide-react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { Name } from "@/components/shared/name";
import { type Amounts, describeCount } from "@/lib/features/checks/model/rules";
import type { Item } from "@/lib/features/items/model/dto";

interface FoldedRowProps {
  item: Item;
  /** The counted amount. */
  amounts: Amounts;
  onOpen: () => void;
}

/** Shows a counted item in one line of the sheet. A tap opens its controls. */
export function FoldedRow({ item, amounts, onOpen }: FoldedRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-expanded={false}
        onClick={onOpen}
        className="hover:not-disabled:bg-muted flex min-h-12 w-full items-center gap-3 px-3 py-1.5 text-left outline-offset-[-3px] transition-colors max-md:gap-2.5"
      >
        <NamedTile of={item} className="w-9 rounded-lg" emptyText="" />
        <Name className="min-w-0 flex-1 leading-snug font-medium">{item.name}</Name>
        <span className="text-muted-foreground shrink-0 tabular-nums">
          {describeCount(amounts, item.unit)}
        </span>
        <span className="text-primary mr-2.5 shrink-0 @2xl:order-first @2xl:ml-2.5">
          <Check aria-hidden strokeWidth={2.5} className="size-6 p-0.5" />
          <span className="sr-only">Counted</span>
        </span>
      </button>
    </li>
  );
}
