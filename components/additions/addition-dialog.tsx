"use client";

import { Minus, Plus, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { DecimalInput } from "@/components/shared/decimal-input";
import type { DialogState } from "@/components/shared/use-dialog";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { focusHeading } from "@/lib/client/focus-heading";
import { MAX_WHOLE } from "@/lib/core/amount";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { readQuantity, WHOLE_ONLY } from "@/lib/features/shopping-lists/model/quantity";

interface AdditionDialogProps {
  /** The dialog's subject is the addition. */
  dialog: DialogState<Addition>;
  onSave: (addition: Addition, quantity: number) => void;
  onRemove: (addition: Addition) => void;
}

/** Changes the quantity of an addition, or removes it. */
export function AdditionDialog({ dialog, onSave, onRemove }: AdditionDialogProps) {
  const id = useId();
  const addition = dialog.subject;
  const [text, setText] = useState(String(addition?.quantity ?? 1));
  const [isChecked, setChecked] = useState(false);
  const isRemoved = useRef(false);
  const quantity = readQuantity(text);
  const isWrong = isChecked && quantity === null;
  if (!addition) return null;

  function step(by: 1 | -1): void {
    setText(String(Math.min(MAX_WHOLE, Math.max(1, (quantity ?? 1) + by))));
  }

  function save(input: HTMLInputElement | null): void {
    setChecked(true);
    if (!addition || quantity === null) {
      input?.focus();
      return;
    }
    dialog.setOpen(false);
    if (quantity !== addition.quantity) onSave(addition, quantity);
  }

  return (
    <Dialog open={dialog.isOpen} onOpenChange={dialog.setOpen}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          if (!isRemoved.current) return;
          // The button that has opened the dialog is removed with its row.
          event.preventDefault();
          focusHeading();
        }}
      >
        <DialogHeader>
          <DialogTitle>{addition.name}</DialogTitle>
          <DialogDescription>{`Added by ${addition.addedBy}`}</DialogDescription>
        </DialogHeader>
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            save(event.currentTarget.querySelector("input"));
          }}
        >
          <div className="flex flex-col gap-2">
            <label htmlFor={id} className="font-medium">
              Quantity
            </label>
            <div className="flex items-center gap-2">
              <Button
                variant="outline"
                size="icon-lg"
                aria-label="Less"
                aria-disabled={quantity === 1}
                onClick={() => step(-1)}
              >
                <Minus aria-hidden className="size-5" />
              </Button>
              <DecimalInput
                id={id}
                value={text}
                aria-invalid={isWrong}
                aria-describedby={isWrong ? `${id}-error` : undefined}
                onChange={({ target }) => setText(target.value)}
                onFocus={({ target }) => target.select()}
                inputMode="numeric"
                autoComplete="off"
                className="min-w-0 flex-1 text-center tabular-nums"
              />
              <Button variant="outline" size="icon-lg" aria-label="More" onClick={() => step(1)}>
                <Plus aria-hidden className="size-5" />
              </Button>
            </div>
            {isWrong && (
              <p id={`${id}-error`} className="text-destructive text-sm">
                {WHOLE_ONLY}
              </p>
            )}
          </div>
          <DialogFooter>
            <Button
              variant="outline"
              size="lg"
              onClick={() => {
                isRemoved.current = true;
                dialog.setOpen(false);
                onRemove(addition);
              }}
            >
              <Trash2 aria-hidden />
              Remove
            </Button>
            <Button type="submit" size="lg">
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
