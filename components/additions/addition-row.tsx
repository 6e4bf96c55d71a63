"use client";

import { Circle, CircleCheck, Ellipsis } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/class-names";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { additionLabel } from "@/lib/features/shopping-additions/model/rules";

interface AdditionRowProps {
  addition: Addition;
  /** Called when the addition is ticked or unticked; undefined when the person may not. */
  onTick: ((purchased: boolean) => void) | undefined;
  /** Opens the dialog in which the addition is changed or removed. */
  onEdit: () => void;
}

/** Shows an addition with who added it. A tap anywhere on the row ticks it. */
export function AdditionRow({ addition, onTick, onEdit }: AdditionRowProps) {
  const id = useId();
  const { name, purchased, addedBy } = addition;
  const text = (
    <span className="min-w-0 flex-1 py-2">
      <span
        className={cn(
          "block text-lg leading-snug font-medium wrap-anywhere tabular-nums transition-colors",
          purchased && "text-muted-foreground line-through decoration-1",
        )}
      >
        {additionLabel(addition)}
      </span>
      <span className="text-muted-foreground block text-sm wrap-anywhere">{`added by ${addedBy}`}</span>
    </span>
  );
  if (!onTick) {
    const Icon = purchased ? CircleCheck : Circle;
    return (
      <li className="flex min-h-16 items-center gap-4 px-4">
        <span className={purchased ? "text-primary" : "text-muted-foreground"}>
          <Icon aria-hidden className="size-6" />
          <span className="sr-only">{purchased ? "Purchased:" : "Not purchased:"}</span>
        </span>
        {text}
      </li>
    );
  }
  return (
    <li className="flex items-center pr-2">
      <label
        htmlFor={id}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-4 pr-2 pl-4 select-none"
      >
        <Checkbox id={id} checked={purchased} onCheckedChange={onTick} className="size-7" />
        {text}
      </label>
      <Button
        variant="ghost"
        size="icon-lg"
        aria-haspopup="dialog"
        aria-label={`Change ${name}`}
        title="Change or remove"
        className="text-muted-foreground"
        onClick={onEdit}
      >
        <Ellipsis aria-hidden className="size-5" />
      </Button>
    </li>
  );
}
