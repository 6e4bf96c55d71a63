"use client";

import { useId } from "react";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { additionPack, putAwayNote } from "@/lib/features/shopping-additions/model/rules";
import { LINK_SHOPPER } from "@/lib/features/shopping-links/model/copy";
import { AdditionPicture } from "./addition-picture";
import { RowText } from "./row-text";
import { ChangeButton, TickRow } from "./tick-row";

interface AdditionRowProps {
  addition: Addition;
  /** The whole units that are put away; 0 for none. */
  putAway: number;
  /** Called when the addition is ticked or unticked; undefined without the permission. */
  onTick: ((purchased: boolean) => void) | undefined;
  /** Opens the dialog in which the addition is changed or removed. */
  onEdit: () => void;
}

/** Shows an addition with who added it, or how much of it is put away. A tap anywhere on the row ticks it. */
export function AdditionRow({ addition, putAway, onTick, onEdit }: AdditionRowProps) {
  const id = useId();
  const { name, purchased, addedBy } = addition;
  const pack = additionPack(addition);
  const author = `${pack === null ? "" : `${pack}, `}added by ${addedBy}`;
  const shopper = purchased && addition.tickedByLink === true ? LINK_SHOPPER : author;
  const note =
    putAway > 0 ? putAwayNote(putAway, pack === null ? addition.quantity : null) : shopper;
  return (
    <TickRow
      id={id}
      purchased={purchased}
      onTick={onTick}
      text={
        <>
          <AdditionPicture {...addition} />
          <RowText
            quantity={addition.quantity}
            name={name}
            note={{ content: note, title: note }}
            className={purchased && "text-muted-foreground line-through decoration-1"}
          />
        </>
      }
    >
      {onTick && <ChangeButton name={name} title="Change or remove" onChange={onEdit} />}
    </TickRow>
  );
}
