import { type LucideIcon, ShoppingBag } from "lucide-react";
import type { ReactNode } from "react";
import { useBoughtInStock } from "@/components/purchases/bought";
import { cn } from "@/components/ui/class-names";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import type { Item } from "@/lib/features/items/model/dto";
import { type Note, noteLooks } from "./notes-of";

interface ItemNotesProps {
  item: Item;
  notes: readonly Note[];
  /** Whether a phone has room for one short text only. */
  isCompact: boolean;
}

/**
 * Shows the badges besides the stock as small marks. On a phone only the first has its whole text. The others have a
 * short one, because an icon alone explains nothing, and the whole text for screen readers and as a tooltip.
 */
export function ItemNotes({ item, notes, isCompact }: ItemNotesProps) {
  const bought = useBoughtInStock(item);
  const marks = [
    ...(bought === 0 ? [] : [{ icon: ShoppingBag, text: `${bought} bought` }]),
    ...notes.map((note) => noteLooks[note]),
  ];
  if (marks.length === 0) return null;
  return (
    <div
      className={cn(
        "text-muted-foreground col-start-3 row-start-3 flex min-w-0 items-center gap-x-2.5 self-start text-[0.6875rem] leading-3.5 font-medium md:col-end-4",
        // Beside the badge of the stock.
        isCompact ? "max-md:ml-23 max-md:self-center" : "col-end-5",
      )}
    >
      {marks.map((mark, index) => {
        // Three marks fit into the row of a phone unless the first one is long.
        const room = isCompact ? 0 : marks[0] === noteLooks.waiting ? 1 : 2;
        const size = index > room ? "icon" : isCompact || index > 0 ? "short" : "whole";
        const badge = <NoteBadge key={mark.text} {...mark} size={size} />;
        return mark === noteLooks.waiting ? (
          <WhileDelayed key={mark.text}>{badge}</WhileDelayed>
        ) : (
          badge
        );
      })}
    </div>
  );
}

interface NoteBadgeProps {
  icon: LucideIcon;
  text: string;
  /** The text for phones, if it differs. */
  short?: string;
  /** What a phone shows. */
  size: "whole" | "short" | "icon";
}

function NoteBadge({ icon: Icon, text, short = text, size }: NoteBadgeProps) {
  const isCut = size !== "whole";
  return (
    <span title={text} className="inline-flex items-center gap-1">
      <Icon aria-hidden className={cn("size-3 shrink-0", size === "icon" && "max-md:size-3.5")} />
      <span
        className={cn(
          "whitespace-nowrap",
          isCut && (short === text ? "max-[22rem]:sr-only" : "max-md:sr-only"),
        )}
      >
        {text}
      </span>
      {size === "short" && short !== text && (
        <span aria-hidden className="whitespace-nowrap max-[22rem]:hidden md:hidden">
          {short}
        </span>
      )}
    </span>
  );
}

/** Shows its content while pending writes are delayed. */
function WhileDelayed({ children }: { children: ReactNode }) {
  const { isDelayed } = usePendingWrites();
  return isDelayed ? children : null;
}
