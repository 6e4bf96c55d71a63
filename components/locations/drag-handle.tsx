import { GripVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

const PLACE = "text-muted-foreground -mr-1.5";

/** What a card is dragged by. A finger on it drags; a finger anywhere else scrolls. */
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

/** Looks like the handle where there is no dragging yet, so that nothing moves when there is. */
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
