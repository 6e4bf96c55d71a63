"use client";

import { Circle, CircleCheck, EllipsisVertical, Info } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { lineName } from "@/lib/features/shopping-lists/model/rules";
import { noteOf } from "./line-note";
import { LineText } from "./line-text";

interface ShoppingListLineProps {
  line: Line;
  /** The whole units of the line that are put away; 0 for none. */
  putAway: number;
  /** Called when the line is ticked or unticked; undefined when the line is read-only. */
  onTick: ((purchased: boolean) => void) | undefined;
  /** Opens the dialog that changes the line; undefined when the line is read-only. */
  onEdit: (() => void) | undefined;
  onAskWhy: () => void;
}

/**
 * Shows one line. A tap anywhere on the row ticks it; the buttons at its end open the rationale and the dialog that
 * changes the line. No change of its state changes its height.
 */
export function ShoppingListLine({
  line,
  putAway,
  onTick,
  onEdit,
  onAskWhy,
}: ShoppingListLineProps) {
  const id = useId();
  const { purchased, notAvailable, item } = line;
  const note = noteOf(line, putAway);
  const text = (
    <LineText
      line={line}
      note={note}
      nameId={`${id}-name`}
      noteId={`${id}-note`}
      className={
        purchased
          ? "text-muted-foreground line-through decoration-1"
          : notAvailable && "text-muted-foreground"
      }
    />
  );
  return (
    <li className="offscreen-16 flex items-center pr-1">
      {onTick ? (
        <label
          htmlFor={id}
          className="flex min-h-16 min-w-0 flex-1 items-center gap-3 pr-1 pl-4 select-none"
        >
          <Checkbox
            id={id}
            // The name of the item belongs to the label; a note describes the line.
            aria-labelledby={note ? `${id}-name` : `${id}-name ${id}-note`}
            aria-describedby={note ? `${id}-note` : undefined}
            checked={purchased}
            onCheckedChange={onTick}
            className="size-7"
          />
          {text}
        </label>
      ) : (
        <div className="flex min-h-16 min-w-0 flex-1 items-center gap-3 pr-1 pl-4">
          <ReadOnlyTick purchased={purchased} />
          {text}
        </div>
      )}
      <Button
        variant="ghost"
        size="icon"
        disabled={!line.aiRationale}
        aria-haspopup="dialog"
        aria-label={`Why ${lineName(item)}?`}
        title="Why is this on the list?"
        className="text-muted-foreground"
        onClick={onAskWhy}
      >
        <Info aria-hidden className="size-5" />
      </Button>
      {onEdit && (
        <Button
          variant="ghost"
          size="icon"
          aria-haspopup="dialog"
          aria-label={`Change ${lineName(item)}`}
          title="Quantity, not available, remove"
          className="text-muted-foreground"
          onClick={onEdit}
        >
          <EllipsisVertical aria-hidden className="size-5" />
        </Button>
      )}
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
