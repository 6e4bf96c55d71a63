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
 * Shows the badges besides the stock as small marks. On a phone only the first has words. The others have an icon, and
 * the text for screen readers and as a tooltip. A missing supermarket name is not among them on a phone: most items have
 * none, so it is a mark on the picture there (`MissingNameMark`).
 */
export function ItemNotes({ item, notes, isCompact }: ItemNotesProps) {
  const bought = useBoughtInStock(item);
  const marks = [
    ...(bought === 0 ? [] : [{ icon: ShoppingBag, text: `${bought} bought` }]),
    ...notes.map((note) => noteLooks[note]),
  ];
  if (marks.length === 0) return null;
  const worded = marks.find((mark) => mark !== noteLooks.missingName);
  const sizeOf = (mark: (typeof marks)[number]) => {
    if (mark === noteLooks.missingName) return "nothing";
    if (mark !== worded) return "icon";
    return isCompact ? "short" : "whole";
  };
  return (
    <div
      className={cn(
        "text-muted-foreground col-start-3 row-start-3 flex min-w-0 items-center gap-x-2.5 self-start text-[0.6875rem] leading-3.5 font-medium max-[22rem]:ml-23 max-[22rem]:self-center lg:col-end-4",
        // On a phone, a compact row shows the marks beside the badge of the stock.
        isCompact ? "max-lg:ml-23 max-lg:self-center" : "col-end-5",
      )}
    >
      {marks.map((mark) => {
        const badge = <NoteBadge key={mark.text} {...mark} size={sizeOf(mark)} />;
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
  size: "whole" | "short" | "icon" | "nothing";
}

function NoteBadge({ icon: Icon, text, short = text, size }: NoteBadgeProps) {
  const isReplaced = size === "short" && short !== text;
  return (
    <span
      title={text}
      className={cn(
        "inline-flex items-center gap-1 lg:min-w-0",
        size === "nothing" ? "max-lg:hidden" : "lg:shrink-0",
      )}
    >
      <Icon aria-hidden className={cn("size-3 shrink-0", size === "icon" && "max-lg:size-3.5")} />
      <span
        className={cn(
          "whitespace-nowrap lg:truncate",
          (size === "icon" || isReplaced) && "max-lg:sr-only",
          // Rows of 320 pixels have room for icons only.
          "max-[22rem]:sr-only",
        )}
      >
        {text}
      </span>
      {isReplaced && (
        <span aria-hidden className="whitespace-nowrap max-[22rem]:hidden lg:hidden">
          {short}
        </span>
      )}
    </span>
  );
}

/** Marks the picture of an item without a supermarket name, on phones and tablets. */
export function MissingNameMark() {
  const { icon: Icon, text } = noteLooks.missingName;
  return (
    <span
      role="img"
      aria-label={text}
      title={text}
      className="bg-card text-muted-foreground absolute -right-1 -bottom-1 flex size-4.5 items-center justify-center rounded-full border lg:hidden"
    >
      <Icon aria-hidden className="size-2.5" />
    </span>
  );
}

/** Shows its content while pending writes are delayed. */
function WhileDelayed({ children }: { children: ReactNode }) {
  const { isDelayed } = usePendingWrites();
  return isDelayed ? children : null;
}
