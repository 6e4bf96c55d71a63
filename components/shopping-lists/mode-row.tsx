import { type ReactNode, useId } from "react";
import { RowLabel, rowLabelClasses, rowTextClasses } from "@/components/additions/row-label";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/class-names";

interface ModeRowProps {
  quantity: number;
  name: string;
  /** What a person needs to know besides the label. */
  note: string | undefined;
  purchased: boolean;
  /** Whether the text is dimmed: the line was removed or is not available, so there is nothing to buy. */
  isDimmed: boolean;
  /** Undefined for a line that was removed from the list. */
  onTick: ((purchased: boolean) => void) | undefined;
  /** A button beside the label. */
  children?: ReactNode;
}

/** Shows one line of the shopping mode. A tap anywhere beside its button ticks it. */
export function ModeRow({
  quantity,
  name,
  note,
  purchased,
  isDimmed,
  onTick,
  children,
}: ModeRowProps) {
  const id = useId();
  return (
    // With large text the button is below the name, which has no space beside it.
    <li className="flex flex-wrap items-center justify-end">
      <label
        htmlFor={id}
        className={cn(
          "grid min-h-18 min-w-0 grow basis-46 grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 py-2.5 pr-1 pl-4 select-none md:gap-4 md:py-3 md:pr-4",
          !children && "pr-4",
        )}
      >
        <Checkbox
          id={id}
          aria-labelledby={`${id}-label`}
          aria-describedby={note && `${id}-note`}
          checked={purchased}
          disabled={!onTick}
          onCheckedChange={onTick}
          className="size-9 [--tick:1.5]"
        />
        <span
          className={cn(
            "min-w-0 text-lg md:text-xl",
            rowTextClasses,
            (purchased || isDimmed) && "text-muted-foreground",
          )}
        >
          <span
            id={`${id}-label`}
            className={cn("block leading-tight font-semibold", rowLabelClasses)}
          >
            <RowLabel
              quantity={quantity}
              name={name}
              className={purchased && "line-through decoration-2"}
            />
          </span>
          {note && (
            <span id={`${id}-note`} className="text-muted-foreground wrap-name block text-base">
              {note}
            </span>
          )}
        </span>
      </label>
      {children}
    </li>
  );
}
