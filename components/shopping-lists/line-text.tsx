import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { lineLabel, lineName } from "@/lib/features/shopping-lists/model/rules";

interface LineTextProps {
  line: Line;
  /** What has happened to the line. Without a note the name of the item is shown, if it differs. */
  note: { content: ReactNode; title: string } | null;
  nameId?: string;
  noteId?: string;
  className?: string | false;
}

/**
 * Shows the quantity and the name of a line, and below it a note. The note has one line, whose space is reserved, so that
 * a note of another device moves no row.
 */
export function LineText({ line, note, nameId, noteId, className }: LineTextProps) {
  const { item } = line;
  const below =
    note ?? (lineName(item) === item.name ? null : { content: item.name, title: item.name });
  return (
    <span className="min-w-0 flex-1 py-1">
      <span
        id={nameId}
        className={cn(
          "block text-lg leading-snug font-medium break-words tabular-nums transition-colors",
          // Centres the name over the reserved space.
          !below && "translate-y-[0.5625rem]",
          className,
        )}
      >
        {lineLabel(line)}
      </span>
      <span
        id={noteId}
        title={below?.title}
        className="text-muted-foreground block h-4.5 truncate text-sm leading-4.5"
      >
        {below?.content}
      </span>
    </span>
  );
}
