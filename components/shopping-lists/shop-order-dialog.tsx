"use client";

import { useRef } from "react";
import type { DialogState } from "@/components/shared/use-dialog";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import type { ShopOrder } from "@/lib/features/shop-order/model/dto";
import { type SortableItem, SortableLines } from "./sortable-lines";

interface ShopOrderDialogProps {
  /** Its subject: the items that are on the list and not bought when the dialog is opened. */
  dialog: DialogState<readonly SortableItem[]>;
  order: ShopOrder;
}

/** Shows the dialog in which people change the order of the shop. A separate chunk. */
export function ShopOrderDialog({ dialog, order }: ShopOrderDialogProps) {
  const isDragging = useRef(false);
  return (
    <Dialog open={dialog.isOpen} onOpenChange={dialog.setOpen}>
      <DialogContent
        // Escape cancels a drag by keyboard and does not close the dialog then.
        onEscapeKeyDown={(event) => {
          if (isDragging.current) event.preventDefault();
        }}
      >
        <DialogHeader>
          <DialogTitle>Order of the shop</DialogTitle>
          <DialogDescription>
            Drag an item to its place. It stays there for everybody in the household, whatever later
            trips teach.
          </DialogDescription>
        </DialogHeader>
        <SortableLines
          items={dialog.subject ?? []}
          order={order}
          onDragging={(isActive) => {
            isDragging.current = isActive;
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
