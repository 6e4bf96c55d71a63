import { CircleDashed, CloudUpload, History, Tag } from "lucide-react";
import type { ReactNode } from "react";
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

/**
 * Shows the badges below the stock. Several of them need the width of the whole row on a phone, so they begin below
 * the picture.
 */
export function ItemNotes({ notes }: { notes: readonly Note[] }) {
  return (
    <div
      className={cn(
        "text-muted-foreground col-end-5 row-start-3 flex flex-wrap gap-x-2.5 self-center text-[0.6875rem] leading-3.5 font-medium md:row-start-4 lg:col-end-4 lg:row-start-3",
        notes.length > 1 ? "col-start-1 lg:col-start-3" : "col-start-3",
      )}
    >
      {notes.map((note) =>
        note === "waiting" ? (
          <WhileDelayed key={note}>
            <NoteBadge note={note} />
          </WhileDelayed>
        ) : (
          <NoteBadge key={note} note={note} />
        ),
      )}
    </div>
  );
}

function NoteBadge({ note }: { note: Note }) {
  const { icon: Icon, text } = looks[note];
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden className="size-3 shrink-0" />
      {text}
    </span>
  );
}

/** Shows its content while pending writes are delayed. */
function WhileDelayed({ children }: { children: ReactNode }) {
  const { isDelayed } = usePendingWrites();
  return isDelayed ? children : null;
}
