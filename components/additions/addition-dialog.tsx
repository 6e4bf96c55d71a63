"use client";

import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { Name } from "@/components/shared/name";
import type { DialogState } from "@/components/shared/use-dialog";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { focusHeading } from "@/lib/client/focus-heading";
import { packSizeOf, packsText } from "@/lib/features/items/model/packs";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { QuantityForm } from "./quantity-form";

interface AdditionDialogProps {
  dialog: DialogState<Addition>;
  /** The present state of the addition, which another device may have changed since the dialog was opened. */
  addition: Addition;
  onSave: (quantity: number) => void;
  onRemove: () => void;
}

/** Changes the quantity of an addition, or removes it. */
export function AdditionDialog({ dialog, addition, onSave, onRemove }: AdditionDialogProps) {
  const packSize = packSizeOf(addition);
  const isRemoved = useRef(false);
  return (
    <Dialog open={dialog.isOpen} onOpenChange={dialog.setOpen}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          if (!isRemoved.current) return;
          // The button that opened the dialog was removed with the row of the addition, so the page title
          // gets the focus.
          event.preventDefault();
          focusHeading();
        }}
      >
        <DialogHeader>
          <Name as={DialogTitle}>{addition.name}</Name>
          <DialogDescription>{`Added by ${addition.addedBy}`}</DialogDescription>
        </DialogHeader>
        <QuantityForm
          label={packSize === 1 ? "Quantity" : `Quantity in ${packsText(packSize)}`}
          quantity={addition.quantity}
          onSave={(quantity) => {
            dialog.setOpen(false);
            if (quantity !== addition.quantity) onSave(quantity);
          }}
        />
        <div className="flex flex-col border-t pt-4">
          <Button
            variant="ghost"
            size="lg"
            className="text-destructive"
            onClick={() => {
              isRemoved.current = true;
              dialog.setOpen(false);
              onRemove();
            }}
          >
            <Trash2 aria-hidden />
            Remove from list
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
