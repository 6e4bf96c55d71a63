"use client";

import { useId } from "react";
import { RowText } from "@/components/additions/row-text";
import { TickRow } from "@/components/additions/tick-row";
import { Button } from "@/components/ui/button";
import { packText } from "@/lib/features/items/model/packs";
import type { SharedRow } from "@/lib/features/shopping-links/model/dto";

/** The state of a tick that the server has not accepted. */
interface Unsaved {
  tick: { purchased: boolean };
  failure: string | null;
}

interface SharedRowItemProps {
  row: SharedRow;
  /** Whether the row was removed from the list since it appeared. It keeps its place and cannot be ticked. */
  isGone: boolean;
  unsaved: Unsaved | undefined;
  onTick: (purchased: boolean) => void;
}

/**
 * Shows a row of the list to a link shopper. While a tick is being sent, its mark is shown with "Saving…". A failed
 * tick is shown as not saved, with the mark that the server has.
 */
export function SharedRowItem({ row, isGone, unsaved, onTick }: SharedRowItemProps) {
  const id = useId();
  const isFailed = unsaved?.failure != null;
  const isSending = unsaved?.failure === null;
  const purchased = isSending ? unsaved.tick.purchased : row.purchased;
  const note = isGone ? REMOVED : noteOf(row, { isSending, isFailed });
  return (
    <TickRow
      id={id}
      nameId={`${id}-name`}
      noteId={`${id}-note`}
      purchased={purchased}
      onTick={isGone ? undefined : onTick}
      text={
        <RowText
          quantity={row.quantity}
          name={row.name}
          note={note}
          nameId={`${id}-name`}
          noteId={`${id}-note`}
          className={
            row.purchased && purchased
              ? "text-muted-foreground line-through decoration-1"
              : (isGone || (row.notAvailable && !purchased)) && "text-muted-foreground"
          }
        />
      }
    >
      {isFailed && (
        <Button
          variant="outline"
          className="mr-2"
          aria-label={`Try again: ${row.name}`}
          onClick={() => onTick(unsaved.tick.purchased)}
        >
          Try again
        </Button>
      )}
    </TickRow>
  );
}

const REMOVED = { title: "Removed", content: "Removed" };

function noteOf(
  { packSize, unit, notAvailable, purchased }: SharedRow,
  { isSending, isFailed }: { isSending: boolean; isFailed: boolean },
) {
  if (isSending) return { title: "Saving…", content: "Saving…" };
  if (isFailed) {
    const content = <span className="text-destructive font-medium">Not saved</span>;
    return { title: "Not saved", content };
  }
  if (notAvailable && !purchased) return { title: "Not available", content: "Not available" };
  if (packSize === 1) return null;
  const pack = packText(packSize, unit ?? undefined);
  return { title: pack, content: pack };
}
