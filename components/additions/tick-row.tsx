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
  /** A button between the checkbox and the text. */
  start?: ReactNode;
  text: ReactNode;
  /** The buttons at the end of the row. */
  children?: ReactNode;
}

const boxClasses = "flex min-h-16 items-center self-stretch pr-2 pl-2.5 md:pl-3";
const textClasses =
  "flex min-h-16 min-w-0 grow basis-28 items-center pl-1 large-text:order-last large-text:basis-full large-text:pl-2.5 md:pr-1 md:pl-2";

/** Shows a line or an addition of the list. A tap anywhere beside its buttons ticks it. */
export function TickRow(props: TickRowProps) {
  const { id, nameId, noteId, purchased, onTick, start, text, children } = props;
  return (
    // With large text the name is below the checkbox, the picture and the buttons, and has the whole width.
    // The first rows have their own height at once, because rows of several lines would otherwise move the next ones.
    <li
      className={cn(
        "nth-[n+13]:offscreen-16 flex flex-wrap items-center",
        children ? "md:pr-1" : "pr-3",
      )}
    >
      {onTick ? (
        <label htmlFor={id} className={boxClasses}>
          <Checkbox
            id={id}
            aria-labelledby={nameId}
            aria-describedby={noteId}
            checked={purchased}
            onCheckedChange={onTick}
            className="size-7 [--tick:1.17]"
          />
        </label>
      ) : (
        <div className={boxClasses}>
          <ReadOnlyTick purchased={purchased} />
        </div>
      )}
      {start}
      {onTick ? (
        <label htmlFor={id} className={cn(textClasses, "select-none")}>
          {text}
        </label>
      ) : (
        <div className={textClasses}>{text}</div>
      )}
      {children && <span className="ml-auto flex">{children}</span>}
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
