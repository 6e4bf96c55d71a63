import { ArrowDownToLine } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { focusHeading } from "@/lib/client/focus-heading";

/**
 * Shows the button that moves purchased lines to the end. While there is nothing to move, the button is
 * invisible but keeps its space, so that its appearance moves no text.
 */
export function SortButton({ onSort }: { onSort: (() => void) | undefined }) {
  return (
    <Button
      variant="ghost"
      aria-label="Ticked last: move purchased lines to the end"
      title="Move purchased lines to the end"
      className={cn(
        "text-muted-foreground -my-2 -mr-2 px-2 max-md:gap-1 max-md:text-sm lg:mr-2",
        !onSort && "invisible",
      )}
      onClick={() => {
        // The pressed button becomes invisible, so the focus moves to the page title.
        focusHeading();
        onSort?.();
      }}
    >
      <ArrowDownToLine aria-hidden className="max-md:size-4" />
      Ticked last
    </Button>
  );
}
