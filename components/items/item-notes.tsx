import {
  CircleDashed,
  CloudUpload,
  History,
  type LucideIcon,
  ShoppingBag,
  Tag,
} from "lucide-react";
import type { ReactNode } from "react";
import { useBoughtInStock } from "@/components/purchases/bought";
import { cn } from "@/components/ui/class-names";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { isTemporaryId } from "@/lib/core/temporary-id";
import { NOT_COUNTED } from "@/lib/features/items/model/copy";
import type { Item } from "@/lib/features/items/model/dto";
import { isUncounted } from "@/lib/features/items/model/rules";

const looks = {
  uncounted: { icon: CircleDashed, text: NOT_COUNTED },
  waiting: { icon: CloudUpload, text: "Waiting to be sent" },
  recent: { icon: History, text: "Recently updated" },
  missingName: { icon: Tag, text: "Missing supermarket item name" },
} as const;

type Note = keyof typeof looks;

/** Returns the badges of an item besides its stock. */
export function notesOf(item: Item, isRecentlyUpdated: boolean): Note[] {
  const notes: Note[] = [];
  if (isTemporaryId(item.id)) notes.push("waiting");
  if (isUncounted(item)) notes.push("uncounted");
  if (isRecentlyUpdated) notes.push("recent");
  if (!item.supermarketItemName) notes.push("missingName");
  return notes;
}

interface ItemNotesProps {
  item: Item;
  notes: readonly Note[];
  /** Whether a phone has no room for words. */
  isCompact: boolean;
}

/**
 * Shows the badges besides the stock as small marks. On a phone only the first has words. The others are icons, with
 * their words for screen readers and as a tooltip.
 */
export function ItemNotes({ item, notes, isCompact }: ItemNotesProps) {
  const bought = useBoughtInStock(item);
  const marks = [
    ...(bought === null ? [] : [{ icon: ShoppingBag, text: `${bought} bought` }]),
    ...notes.map((note) => looks[note]),
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
        const badge = <NoteBadge key={mark.text} {...mark} isIcon={isCompact || index > 0} />;
        return mark === looks.waiting ? (
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
  /** Whether a phone shows the icon alone. */
  isIcon: boolean;
}

function NoteBadge({ icon: Icon, text, isIcon }: NoteBadgeProps) {
  return (
    <span title={isIcon ? text : undefined} className="inline-flex items-center gap-1">
      <Icon aria-hidden className={cn("size-3 shrink-0", isIcon && "max-md:size-3.5")} />
      <span className={cn("whitespace-nowrap", isIcon && "max-md:sr-only")}>{text}</span>
    </span>
  );
}

/** Shows its content while pending writes are delayed. */
function WhileDelayed({ children }: { children: ReactNode }) {
  const { isDelayed } = usePendingWrites();
  return isDelayed ? children : null;
}
