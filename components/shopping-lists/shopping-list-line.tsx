"use client";

import { useId } from "react";
import { ChangeButton, TickRow } from "@/components/additions/tick-row";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { lineName } from "@/lib/features/shopping-lists/model/rules";
import type { LineColumns } from "./line-columns";
import { LineFacts } from "./line-facts";
import { noteOf } from "./line-note";
import { LineText } from "./line-text";
import { WhyButton } from "./why-button";

interface ShoppingListLineProps {
  line: Line;
  columns: LineColumns;
  /** Whether the amount before the check is known of a line of the list. */
  hasWas: boolean;
  /** Whether the reason of a line of the list is shown. */
  hasReason: boolean;
  /** The whole units of the line that are put away; 0 for none. */
  putAway: number;
  /** The present stock, in 300ths of a unit, if it is shown instead of the stock at the check; otherwise null. */
  stock: number | null;
  /** Called when the line is ticked or unticked; undefined when the line is read-only. */
  onTick: ((purchased: boolean) => void) | undefined;
  /** Opens the dialog that changes the line; undefined when the line is read-only. */
  onEdit: (() => void) | undefined;
  onAskWhy: () => void;
}

/**
 * Shows one line. Its picture opens the rationale, the button at its end the dialog that changes the line, and a tap
 * anywhere else ticks it. No change of its state changes its height.
 */
export function ShoppingListLine({
  line,
  columns,
  hasWas,
  hasReason,
  putAway,
  stock,
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
    <TickRow
      id={id}
      // Without a note, the element `-note` shows the pack and the name of the item, which are then a part of the
      // name of the checkbox. A note is the description of the checkbox.
      nameId={note ? `${id}-name` : `${id}-name ${id}-note`}
      noteId={note ? `${id}-note` : undefined}
      purchased={purchased}
      onTick={onTick}
      start={<WhyButton line={line} onClick={onAskWhy} />}
      text={
        <LineFacts
          line={line}
          columns={columns}
          hasWas={hasWas}
          hasReason={hasReason}
          stock={stock}
        >
          {text}
        </LineFacts>
      }
    >
      {onEdit && (
        <ChangeButton
          name={lineName(item)}
          title="Quantity, not available, remove"
          onChange={onEdit}
        />
      )}
    </TickRow>
  );
}
