import { type LucideIcon, ShoppingBag } from "lucide-react";
import type { ReactNode } from "react";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { type Note, noteLooks } from "./notes-of";

interface ItemNotesProps {
  /** How much of the stock was put away since the item was counted. */
  bought: number;
  notes: readonly Note[];
}

/**
 * Shows the badges besides the stock as small marks, each an icon and a text. The first has its full width. Later ones
 * are truncated where the row is too narrow. From `xl` on they are beside the stock, where the first leaves at least the
 * space of the icon of the second.
 */
export function ItemNotes({ bought, notes }: ItemNotesProps) {
  const marks = [
    ...(bought === 0 ? [] : [{ icon: ShoppingBag, text: `${bought} bought` }]),
    ...notes.map((note) => noteLooks[note]),
  ];
  if (marks.length === 0) return null;
  return (
    <div className="text-muted-foreground col-start-3 col-end-5 row-start-3 flex min-w-0 items-center gap-x-2.5 self-start text-xs leading-4 lg:col-end-4 xl:self-center xl:overflow-hidden @max-xs:row-start-4 @max-xs:flex-wrap @xs:leading-[0.9375rem]">
      {marks.map((mark) => {
        const badge = <NoteBadge key={mark.text} {...mark} />;
        return mark === noteLooks.waiting ? (
          <WhileDelayed key={mark.text}>{badge}</WhileDelayed>
        ) : (
          badge
        );
      })}
    </div>
  );
}

function NoteBadge({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <span
      title={text}
      className="inline-flex max-w-full min-w-0 items-center gap-1 first:shrink-0 xl:not-last:max-w-[calc(100%-1.375rem)]"
    >
      <Icon aria-hidden className="size-3 shrink-0" />
      <span className="truncate">{text}</span>
    </span>
  );
}

/** Shows its content while pending writes are delayed. */
function WhileDelayed({ children }: { children: ReactNode }) {
  const isDelayed = usePendingWrites("isDelayed");
  return isDelayed ? children : null;
}
