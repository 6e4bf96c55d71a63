"use client";

import { PackageMinus } from "lucide-react";
import { useState } from "react";
import { PartialPicker } from "@/components/checks/count/partial-picker";
import { QuantityPicker } from "@/components/checks/count/quantity-picker";
import { AppLink } from "@/components/shared/app-link";
import { Name } from "@/components/shared/name";
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
import { stockAmount } from "@/lib/core/amount";
import { paths } from "@/lib/core/paths";
import { describeCount, describeStock } from "@/lib/features/checks/model/rules";
import {
  countOf,
  NOTHING_CHOSEN,
  type Selection,
  togglePartial,
  toggleQuantity,
} from "@/lib/features/checks/model/selection";
import { NOT_COUNTED } from "@/lib/features/items/model/copy";
import type { Item } from "@/lib/features/items/model/dto";
import { describeStockOfDesired, isUncounted } from "@/lib/features/items/model/rules";
import { stockWithout } from "@/lib/features/purchases/model/rules";
import { useStockChanges } from "@/lib/features/stock/client/mutations";
import { COUNT_INSTEAD } from "@/lib/features/stock/model/copy";

interface StockDialogProps {
  dialog: Pick<DialogState<Item>, "isOpen" | "setOpen">;
  item: Item;
  /** Whether a check has started since the dialog was opened. The stock is counted in the check then. */
  isCheckRunning: boolean;
}

/**
 * Changes the stock of an item between two checks: subtracts one used unit, or sets the amount that
 * somebody sees. "Set amount" is the main action once an amount is chosen, before that "Used one".
 */
export function StockDialog({ dialog, item, isCheckRunning }: StockDialogProps) {
  const { takeOne, setAmount } = useStockChanges();
  const [selection, setSelection] = useState<Selection>(NOTHING_CHOSEN);
  const amount = countOf(selection);
  const isEmpty = stockAmount(item.currentStock, item.partialAmount) === 0;

  function close(change: Promise<void>): void {
    dialog.setOpen(false);
    void change;
  }

  return (
    <Dialog open={dialog.isOpen} onOpenChange={dialog.setOpen}>
      <DialogContent className="gap-4">
        <DialogHeader>
          <Name as={DialogTitle}>{item.name}</Name>
          <DialogDescription className="tabular-nums">
            {isUncounted(item) ? NOT_COUNTED : describeStockOfDesired(item)}
          </DialogDescription>
        </DialogHeader>
        {isCheckRunning && (
          <div
            role="alert"
            className="bg-muted flex flex-col gap-3 rounded-xl px-4 py-3 font-medium"
          >
            {COUNT_INSTEAD}
            <Button asChild size="lg">
              <AppLink href={paths.itemSingleCheck(item.locationId, item.id)} replace>
                Count in the check
              </AppLink>
            </Button>
          </div>
        )}
        <Button
          size="lg"
          variant={amount || isEmpty || isCheckRunning ? "outline" : "default"}
          disabled={isEmpty || isCheckRunning}
          onClick={() => close(takeOne(item))}
        >
          <PackageMinus aria-hidden />
          Used one
          {!isEmpty && (
            <span className="font-normal tabular-nums">
              {`(${describeStock(stockWithout(item, 1), item.unit)} left)`}
            </span>
          )}
        </Button>
        <form
          className="flex flex-col gap-2.5 border-t pt-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!amount) return;
            const { newStock: currentStock, partialAmount } = amount;
            close(setAmount(item, { currentStock, partialAmount }));
          }}
        >
          <h3 className="font-semibold">How much is there?</h3>
          <QuantityPicker
            itemKey={item.id}
            selection={selection}
            onToggle={(tapped) => setSelection(toggleQuantity(selection, tapped))}
            onChange={setSelection}
          />
          <PartialPicker
            partial={selection.partial}
            onToggle={(tapped) => setSelection(togglePartial(selection, tapped))}
          />
          <DialogFooter className="mt-1.5">
            <Button
              type="submit"
              size="lg"
              variant={amount && !isCheckRunning ? "default" : "outline"}
              disabled={!amount || isCheckRunning}
            >
              {amount ? `Set amount: ${describeCount(amount, item.unit)}` : "Set amount"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
