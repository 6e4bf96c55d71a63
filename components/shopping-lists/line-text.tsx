import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { lineLabel, lineName } from "@/lib/features/shopping-lists/model/rules";

interface LineTextProps {
  /** The id of the name, which labels the checkbox. */
  id?: string;
  line: Line;
  /** One line of text below the name, of fixed height also when it is empty. */
  note: ReactNode;
  hasNote: boolean;
  className?: string | false;
}

/** Shows the quantity and the name of a line, and below it a note. The note does not change the height. */
export function LineText({ id, line, note, hasNote, className }: LineTextProps) {
  const { item } = line;
  return (
    <span className="min-w-0 flex-1 py-1">
      {/* Centres the name while there is no note. */}
      <span id={id} className={cn("block", !hasNote && "translate-y-[0.5625rem]")}>
        <span
          className={cn(
            "block text-lg leading-snug font-medium break-words tabular-nums transition-colors",
            className,
          )}
        >
          {lineLabel(line)}
        </span>
        {lineName(item) !== item.name && (
          <span className="text-muted-foreground block text-sm leading-4.5 break-words">
            {item.name}
          </span>
        )}
      </span>
      {note}
    </span>
  );
}
