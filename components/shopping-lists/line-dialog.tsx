"use client";

import { PackageCheck, PackageX, Trash2 } from "lucide-react";
import { QuantityForm } from "@/components/additions/quantity-form";
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
import { packSizeOf, packsText } from "@/lib/features/items/model/packs";
import { unitLabel } from "@/lib/features/items/model/rules";
import { isQuantityChanged } from "@/lib/features/shopping-additions/model/line-change";
import type { LineChanges } from "@/lib/features/shopping-lists/client/line-mutations";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { lineLabel } from "@/lib/features/shopping-lists/model/rules";
import { Attribution } from "./attribution";

interface LineDialogProps {
  dialog: DialogState<Line>;
  /** The present state of the line, which another device may have changed since the dialog was opened. */
  line: Line;
  changes: LineChanges;
}

/** Shows what a person can change of a line: its quantity, whether the shop has it, and its place on the list. */
export function LineDialog({ dialog, line, changes }: LineDialogProps) {
  const { isOpen, setOpen } = dialog;
  const { notAvailable, notAvailableBy, notAvailableAt, checkQuantity } = line;

  function close(change: Promise<void>): void {
    setOpen(false);
    void change;
  }

  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent>
        <DialogHeader>
          <Name as={DialogTitle}>{lineLabel(line)}</Name>
          <DialogDescription>Everybody in the household sees these changes.</DialogDescription>
        </DialogHeader>
        <QuantityForm
          label={`Quantity in ${boughtIn(line)}`}
          quantity={line.quantity}
          onSave={(quantity) =>
            quantity === line.quantity ? setOpen(false) : close(changes.setQuantity(line, quantity))
          }
        />
        {isQuantityChanged(line) && (
          <Attribution by={line.quantitySetBy} at={line.quantitySetAt}>
            {`The check asked for ${checkQuantity}. Changed by`}
          </Attribution>
        )}
        <div className="flex flex-col gap-2 border-t pt-4">
          {!line.purchased && (
            <Button
              variant="outline"
              size="lg"
              onClick={() => close(changes.setNotAvailable(line, !notAvailable))}
            >
              {notAvailable ? <PackageCheck aria-hidden /> : <PackageX aria-hidden />}
              {notAvailable ? "Available again" : "Not available"}
            </Button>
          )}
          {notAvailable && (
            <Attribution by={notAvailableBy} at={notAvailableAt}>
              Not available, marked by
            </Attribution>
          )}
          <Button
            variant="ghost"
            size="lg"
            className="text-destructive"
            onClick={() => close(changes.remove(line))}
          >
            <Trash2 aria-hidden />
            Remove from list
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Returns what the quantity of a line counts: "bottles", "packs of 10". */
function boughtIn(line: Line): string {
  const { unit } = line.item;
  const packSize = packSizeOf(line);
  return packSize === 1 ? unitLabel(unit, 2) : packsText(packSize, unit);
}
