import { GripVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

const PLACE = "text-muted-foreground";

/** Renders the drag handle of an entry. A touch elsewhere on the entry scrolls. */
export function DragHandle({ name, ...props }: ComponentProps<typeof Button> & { name: string }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Move ${name}`}
      className={`${PLACE} touch-none not-disabled:cursor-grab`}
      {...props}
    >
      <GripVertical aria-hidden />
    </Button>
  );
}

/**
 * Renders a placeholder of the handle until the sorting code is loaded, to avoid a layout shift.
 */
export function DragHandlePlace() {
  return (
    <span
      aria-hidden
      className={`${PLACE} flex size-11 shrink-0 items-center justify-center [&_svg]:size-4.5`}
    >
      <GripVertical />
    </span>
  );
}
