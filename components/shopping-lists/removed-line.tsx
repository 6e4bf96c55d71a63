import { Undo2 } from "lucide-react";
import { useRef } from "react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { useFocusOnRemoval } from "@/components/shared/use-focus-on-removal";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { focusHeading } from "@/lib/client/focus-heading";
import { rememberRow } from "@/lib/client/focus-row";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { lineLabel, lineName } from "@/lib/features/shopping-lists/model/rules";
import { LineText } from "./line-text";

interface RemovedLineProps {
  line: Line;
  /** Puts the line back; undefined without the permission. */
  onRestore: (() => void) | undefined;
}

/**
 * Shows a line that was removed while the list is open. It keeps the place and the height of the line, so that the
 * lines below do not move.
 */
export function RemovedLine({ line, onRestore }: RemovedLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  const focusRow = useRef<() => boolean>(() => false);
  // The line that was put back takes the place of this row.
  useFocusOnRemoval(button, () => {
    if (!focusRow.current()) focusHeading();
  });
  return (
    <li className="bg-muted/60">
      <div
        // The padding is as wide as the checkbox of a line, so that the picture and the text keep their places.
        className={cn(
          "flex min-h-16 items-center",
          onRestore ? "pl-12.5 md:pr-1 md:pl-13" : "pr-3 pl-11.5 md:pr-4 md:pl-12",
        )}
      >
        <NamedTile
          of={line.item}
          emptyText=""
          className="mr-2 w-9 shrink-0 rounded-lg opacity-60 md:mr-3"
        />
        <LineText
          line={line}
          className="text-muted-foreground"
          note={{ title: "Removed", content: "Removed" }}
        />
        {onRestore && (
          <Button
            ref={button}
            variant="ghost"
            size="icon"
            aria-label={`Put ${lineName(line.item)} back on the list`}
            title={`Put ${lineLabel(line)} back`}
            className="text-muted-foreground md:ml-1"
            onFocus={(event) => {
              focusRow.current = rememberRow(event.currentTarget);
            }}
            onClick={onRestore}
          >
            <Undo2 aria-hidden className="size-5" />
          </Button>
        )}
      </div>
    </li>
  );
}
