import { Fragment, type ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import { RowLabel, rowLabelClasses, rowTextClasses } from "./row-label";

/** A note below the label of a row. */
export interface RowNote {
  content: ReactNode;
  /** What follows the content. A part that has no space on the line is left out and not cut. */
  more?: readonly ReactNode[];
  /** The whole text. */
  title: string;
}

interface RowTextProps {
  quantity: number;
  name: string;
  /** The text below the label; null for none. */
  note: RowNote | null;
  nameId?: string;
  noteId?: string;
  className?: string | false;
}

/**
 * Shows the label of a line or an addition, and below it a note. The note has one line, whose space is reserved, so
 * that a note that arrives from another device moves no row. In wide windows the quantity is centred beside both, as
 * the checkbox is.
 */
export function RowText({ quantity, name, note, nameId, noteId, className }: RowTextProps) {
  return (
    <span className={cn("min-w-0 flex-1 py-2.5 md:text-lg lg:relative", rowTextClasses)}>
      <span
        id={nameId}
        className={cn(
          "block leading-snug font-medium",
          rowLabelClasses,
          "lg:indent-0",
          // Half of the reserved space of the note is above the label, which is centred then.
          !note && "pt-[0.5625rem]",
        )}
      >
        <RowLabel
          quantity={quantity}
          name={name}
          className={className}
          quantityClassName="lg:absolute lg:top-1/2 lg:left-0 lg:-translate-y-1/2"
        />
      </span>
      <span
        id={noteId}
        title={note?.title}
        className={cn(
          // The parts that have no space wrap to a second line, which is hidden.
          "text-muted-foreground flex flex-wrap gap-x-1 overflow-hidden text-sm leading-4.5 text-ellipsis",
          note ? "h-[1.125rem]" : "h-[0.5625rem]",
        )}
      >
        {note && <span className="max-w-full truncate">{note.content}</span>}
        {note?.more?.map((part, index) => (
          <Fragment key={index}>
            {" "}
            <span className="max-w-full truncate">{part}</span>
          </Fragment>
        ))}
      </span>
    </span>
  );
}
