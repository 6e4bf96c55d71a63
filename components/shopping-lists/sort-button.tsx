import { ArrowDownWideNarrow } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { focusHeading } from "@/lib/client/focus-heading";

/**
 * Shows the button that moves purchased lines to the end. It keeps its space while there is nothing to move, so that it
 * moves no text when it appears.
 */
export function SortButton({ onSort }: { onSort: (() => void) | undefined }) {
  return (
    <Button
      variant="ghost"
      aria-label="Sort: purchased lines last"
      title="Move purchased lines to the end"
      className={cn("text-muted-foreground -mr-2 px-2", !onSort && "invisible")}
      onClick={() => {
        // The button becomes invisible.
        focusHeading();
        onSort?.();
      }}
    >
      <ArrowDownWideNarrow aria-hidden />
      Sort
    </Button>
  );
}
