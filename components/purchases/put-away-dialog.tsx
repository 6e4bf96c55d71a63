"use client";

import { useId, useRef, useState } from "react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { DecimalInput } from "@/components/shared/decimal-input";
import { Name } from "@/components/shared/name";
import type { DialogState } from "@/components/shared/use-dialog";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/class-names";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { useItems } from "@/lib/features/items/client/use-items";
import type { Item } from "@/lib/features/items/model/dto";
import { unitLabel } from "@/lib/features/items/model/rules";
import type { NamedLine } from "@/lib/features/purchases/client/pending-writes";
import type { LeftThing } from "@/lib/features/purchases/model/left";
import { boughtKey } from "@/lib/features/purchases/model/rules";
import { describeThings } from "@/lib/features/purchases/model/shown";
import { readQuantity, WHOLE_ONLY } from "@/lib/features/shopping-lists/model/quantity";

interface PutAwayDialogProps {
  /** The dialog's subject is what to put away. */
  dialog: DialogState<readonly LeftThing[]>;
  /** The number of bought things that are no items. */
  withoutItem: number;
  onPutAway: (lines: readonly NamedLine[]) => void;
}

interface Row {
  thing: LeftThing;
  text: string;
  /** Whether the thing is put away now. What is left out stays ticked, and can be put away later. */
  isChosen: boolean;
}

/** Shows lines and additions with their quantities, which can be changed, before they are put away. */
export function PutAwayDialog({ dialog, withoutItem, onPutAway }: PutAwayDialogProps) {
  const [rows, setRows] = useState<readonly Row[]>(
    () =>
      dialog.subject?.map((thing) => ({ thing, text: String(thing.quantity), isChosen: true })) ??
      [],
  );
  // The items of the additions. Without a network they are absent.
  const { data: items } = useItems({ isNeeded: rows.some(({ thing }) => thing.item === null) });
  const itemOf = ({ item, itemId }: LeftThing) => item ?? items?.find(({ id }) => id === itemId);
  const [isChecked, setChecked] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const things = describeThings(chosen.length);

  function change(index: number, changed: Partial<Row>): void {
    setRows((old) => old.map((row, place) => (place === index ? { ...row, ...changed } : row)));
  }

  function submit(form: HTMLFormElement): void {
    const lines = chosen.flatMap(({ thing: { lineId, additionId, itemId, name }, text }) => {
      const quantity = readQuantity(text);
      return quantity === null ? [] : [{ lineId, additionId, itemId, quantity, name }];
    });
    setChecked(true);
    if (lines.length < chosen.length) {
      const wrong = chosen.findIndex(({ text }) => readQuantity(text) === null);
      form.querySelectorAll<HTMLInputElement>("input:enabled[inputmode]")[wrong]?.focus();
      return;
    }
    dialog.setOpen(false);
    onPutAway(lines);
  }

  return (
    <Dialog open={dialog.isOpen} onOpenChange={dialog.setOpen}>
      <DialogContent focusesPanel>
        <DialogHeader>
          <DialogTitle>{chosen.length > 0 ? `Put away ${things}` : "Put away"}</DialogTitle>
          <DialogDescription className="text-balance">
            {chosen.length > 0
              ? "Adds these amounts to your stock. Correct what is different."
              : "Nothing is chosen. What you leave out can be put away later."}
          </DialogDescription>
        </DialogHeader>
        <form
          ref={formRef}
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            submit(event.currentTarget);
          }}
        >
          <ul className="divide-y">
            {rows.map(({ thing, text, isChosen }, index) => (
              <QuantityRow
                key={boughtKey(thing)}
                name={thing.name}
                item={itemOf(thing)}
                text={text}
                isChosen={isChosen}
                isWrong={isChosen && isChecked && readQuantity(text) === null}
                onChange={(next) => change(index, { text: next })}
                onChoose={(next) => change(index, { isChosen: next })}
              />
            ))}
          </ul>
          {withoutItem > 0 && (
            <p className="text-muted-foreground text-sm">{describeOthers(withoutItem)}</p>
          )}
          <DialogFooter>
            {chosen.length > 0 ? (
              <Button type="submit" size="lg">{`Put away ${things}`}</Button>
            ) : (
              <Button size="lg" variant="outline" onClick={() => dialog.setOpen(false)}>
                Close
              </Button>
            )}
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/**
 * Returns the text about ticked things that are not put away, because they are no items and have no stock.
 */
function describeOthers(count: number): string {
  return count === 1
    ? "1 other thing is not in your inventory, so it has no stock."
    : `${count} other things are not in your inventory, so they have no stock.`;
}

interface QuantityRowProps {
  name: string;
  /** Undefined while the item of an addition is unknown. */
  item: Item | undefined;
  text: string;
  isChosen: boolean;
  isWrong: boolean;
  onChange: (text: string) => void;
  onChoose: (isChosen: boolean) => void;
}

function QuantityRow({
  name,
  item,
  text,
  isChosen,
  isWrong,
  onChange,
  onChoose,
}: QuantityRowProps) {
  const id = useId();
  return (
    <li className="py-1.5">
      <div className="flex items-center gap-3">
        <Checkbox checked={isChosen} aria-label={`Put away ${name}`} onCheckedChange={onChoose} />
        <NamedTile
          of={item ?? { name, photo: null }}
          emptyText=""
          className={cn("large-text:hidden w-9 rounded-lg", !isChosen && "opacity-60")}
        />
        <div
          className={cn("min-w-0 flex-1 py-1 leading-snug", !isChosen && "text-muted-foreground")}
        >
          <Name as="label" htmlFor={id} className="block font-medium">
            {name}
          </Name>
          {item && (
            <span className="text-muted-foreground wrap-name block text-sm">
              {item.name !== name && `${item.name} · `}
              {unitLabel(item.unit, readQuantity(text) ?? 0)}
            </span>
          )}
        </div>
        <DecimalInput
          id={id}
          value={text}
          disabled={!isChosen}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.value)}
          onFocus={({ target }) => target.select()}
          inputMode="numeric"
          autoComplete="off"
          className="w-16 shrink-0 text-center tabular-nums"
        />
      </div>
      {isWrong && (
        <p id={`${id}-error`} className="text-destructive pb-1 text-sm">
          {WHOLE_ONLY}
        </p>
      )}
    </li>
  );
}
