"use client";

import { Circle, CircleCheck, Info } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/class-names";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { lineLabel, lineName } from "@/lib/features/shopping-lists/model/rules";

interface ShoppingListLineProps {
  line: Line;
  /** Called when the line is ticked or unticked; undefined when the line is read-only. */
  onTick: ((purchased: boolean) => void) | undefined;
  onAskWhy: () => void;
}

/**
 * Shows one line. A tap anywhere on the row ticks it; the button at its end opens the rationale.
 */
export function ShoppingListLine({ line, onTick, onAskWhy }: ShoppingListLineProps) {
  const id = useId();
  const { purchased, item } = line;
  const text = (
    <span className="min-w-0 flex-1 py-2">
      <span
        className={cn(
          "block text-lg leading-snug font-medium break-words tabular-nums transition-colors",
          purchased && "text-muted-foreground line-through decoration-1",
        )}
      >
        {lineLabel(line)}
      </span>
      {lineName(item) !== item.name && (
        <span className="text-muted-foreground block text-sm break-words">{item.name}</span>
      )}
    </span>
  );
  return (
    <li data-row={line.id} className="offscreen-16 flex items-center pr-2">
      {onTick ? (
        <label
          htmlFor={id}
          className="flex min-h-16 min-w-0 flex-1 items-center gap-4 pr-2 pl-4 select-none"
        >
          <Checkbox id={id} checked={purchased} onCheckedChange={onTick} className="size-7" />
          {text}
        </label>
      ) : (
        <div className="flex min-h-16 min-w-0 flex-1 items-center gap-4 pr-2 pl-4">
          <ReadOnlyTick purchased={purchased} />
          {text}
        </div>
      )}
      <Button
        variant="ghost"
        size="icon-lg"
        disabled={!line.aiRationale}
        aria-haspopup="dialog"
        aria-label={`Why ${lineName(item)}?`}
        title="Why is this on the list?"
        className="text-muted-foreground"
        onClick={onAskWhy}
      >
        <Info aria-hidden className="size-5" />
      </Button>
    </li>
  );
}

function ReadOnlyTick({ purchased }: { purchased: boolean }) {
  const Icon = purchased ? CircleCheck : Circle;
  return (
    <span className={purchased ? "text-primary" : "text-muted-foreground"}>
      <Icon aria-hidden className="size-6" />
      <span className="sr-only">{purchased ? "Purchased:" : "Not purchased:"}</span>
    </span>
  );
}
