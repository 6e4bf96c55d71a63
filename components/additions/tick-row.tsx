"use client";

import { Circle, CircleCheck, EllipsisVertical } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/class-names";

interface TickRowProps {
  /** The id of the checkbox. */
  id: string;
  /**
   * The ids of the elements that name and describe the checkbox. Without `nameId`, all of `text` names the checkbox.
   */
  nameId?: string | undefined;
  noteId?: string | undefined;
  purchased: boolean;
  /** Called when the row is ticked or unticked; undefined when it is read-only. */
  onTick: ((purchased: boolean) => void) | undefined;
  text: ReactNode;
  /** The buttons at the end of the row. */
  children?: ReactNode;
}

const textClasses =
  "grid min-h-16 min-w-0 grow basis-46 grid-cols-[auto_minmax(0,1fr)] items-center gap-2 pl-3.5 md:gap-3 md:pr-1 md:pl-4";

/** Shows a line or an addition of the list. A tap anywhere on its text ticks it. */
export function TickRow(props: TickRowProps) {
  const { id, nameId, noteId, purchased, onTick, text, children } = props;
  return (
    // With large text the buttons are below the name, which has no space beside them.
    // The first rows have their own height at once, because rows of several lines would otherwise move the next ones.
    <li
      className={cn(
        "nth-[n+13]:offscreen-16 flex flex-wrap items-center justify-end",
        children ? "md:pr-1" : "pr-3",
      )}
    >
      {onTick ? (
        <label htmlFor={id} className={cn(textClasses, "select-none")}>
          <Checkbox
            id={id}
            aria-labelledby={nameId}
            aria-describedby={noteId}
            checked={purchased}
            onCheckedChange={onTick}
            className="size-7 [--tick:1.17]"
          />
          {text}
        </label>
      ) : (
        <div className={textClasses}>
          <ReadOnlyTick purchased={purchased} />
          {text}
        </div>
      )}
      {children}
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

interface ChangeButtonProps {
  name: string;
  /** The tooltip of the button: what the dialog can change. */
  title: string;
  onChange: () => void;
}

/** Shows the button at the end of a row that opens the dialog of its line or addition. */
export function ChangeButton({ name, title, onChange }: ChangeButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-haspopup="dialog"
      aria-label={`Change ${name}`}
      title={title}
      className="text-muted-foreground"
      onClick={onChange}
    >
      <EllipsisVertical aria-hidden className="size-5" />
    </Button>
  );
}
