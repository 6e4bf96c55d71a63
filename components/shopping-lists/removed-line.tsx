import { Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { lineLabel, lineName } from "@/lib/features/shopping-lists/model/rules";
import { LineText } from "./line-text";

interface RemovedLineProps {
  line: Line;
  /** Puts the line back; undefined for who may not. */
  onRestore: (() => void) | undefined;
}

/**
 * Shows a line that was removed while the list is open. It keeps the place and the height of the line, so that the lines
 * below do not move.
 */
export function RemovedLine({ line, onRestore }: RemovedLineProps) {
  return (
    <li
      data-row={line.id}
      // The insets are the space of the controls of the line.
      className={cn(
        "bg-muted/60 flex min-h-16 items-center",
        onRestore ? "pr-2 pl-15" : "pr-13 pl-14",
      )}
    >
      <LineText
        line={line}
        className="text-muted-foreground font-normal"
        note={
          <span className="text-muted-foreground block h-4.5 text-sm leading-4.5">Removed</span>
        }
        hasNote
      />
      {onRestore && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Put ${lineName(line.item)} back on the list`}
          title={`Put ${lineLabel(line)} back`}
          className="text-muted-foreground ml-11"
          onClick={onRestore}
        >
          <Undo2 aria-hidden className="size-5" />
        </Button>
      )}
    </li>
  );
}
