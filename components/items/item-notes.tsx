import { type LucideIcon, ShoppingBag } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { type Note, noteLooks } from "./notes-of";

interface ItemNotesProps {
  /** How much of the stock was put away since the item was counted. */
  bought: number;
  notes: readonly Note[];
}

/**
 * Shows the badges besides the stock as small marks. On a phone only the first has words. The others have an icon, and
 * the text for screen readers and as a tooltip. A missing supermarket name is not among them on a phone: most items have
 * none, so it is a mark on the picture there (`MissingNameMark`).
 */
export function ItemNotes({ bought, notes }: ItemNotesProps) {
  const marks = [
    ...(bought === 0 ? [] : [{ icon: ShoppingBag, text: `${bought} bought` }]),
    ...notes.map((note) => noteLooks[note]),
  ];
  if (marks.length === 0) return null;
  const worded = marks.find((mark) => mark !== noteLooks.missingName);
  return (
    <div className="text-muted-foreground col-start-3 col-end-5 row-start-3 flex min-w-0 items-center gap-x-2.5 self-start text-xs leading-3.25 font-medium lg:col-end-4 lg:leading-3.5">
      {marks.map((mark) => {
        const badge = (
          <NoteBadge
            key={mark.text}
            {...mark}
            isHidden={mark === noteLooks.missingName}
            isIcon={mark !== worded}
          />
        );
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
  /** Whether a phone does not show the note. */
  isHidden: boolean;
  /** Whether a phone shows only the icon. */
  isIcon: boolean;
}

function NoteBadge({ icon: Icon, text, isHidden, isIcon }: NoteBadgeProps) {
  return (
    <span
      title={text}
      className={cn(
        "inline-flex items-center gap-1",
        isHidden ? "max-lg:hidden lg:min-w-0" : "lg:shrink-0",
      )}
    >
      <Icon aria-hidden className="size-3 shrink-0" />
      {/* Rows in windows of 320 pixels, and with large text, are wide enough only for icons. */}
      <span
        className={cn("whitespace-nowrap lg:truncate @max-xs:sr-only", isIcon && "max-lg:sr-only")}
      >
        {text}
      </span>
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
  const isDelayed = usePendingWrites("isDelayed");
  return isDelayed ? children : null;
}
