"use client";

import { verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useMemo, useState } from "react";
import { SortableEntries } from "@/components/shared/sortable-entries";
import type { DialogState } from "@/components/shared/use-dialog";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { useMoveItem } from "@/lib/features/shop-order/client/mutations";
import type { ShopOrder } from "@/lib/features/shop-order/model/dto";
import { type SortableItem, SortableLine } from "./sortable-line";

interface ShopOrderDialogProps {
  /** The dialog's subject is the items that are on the list and not bought when the dialog is opened. */
  dialog: DialogState<readonly SortableItem[]>;
  order: ShopOrder;
}

/** Shows the dialog in which people change the order of the shop. A separate chunk. */
export function ShopOrderDialog({
  dialog: { isOpen, setOpen, subject: items },
  order: { itemIds },
}: ShopOrderDialogProps) {
  const [isDragging, setDragging] = useState(false);
  const move = useMoveItem();
  const sorted = useMemo(
    () => itemIds.flatMap((itemId) => items?.find(({ id }) => id === itemId) ?? []),
    [items, itemIds],
  );

  function save(ids: readonly number[], itemId: number) {
    const to = ids.indexOf(itemId);
    const before = ids[to - 1];
    const besideId = before ?? ids[1];
    if (besideId !== undefined) move.mutate({ itemId, besideId, isAfter: before !== undefined });
  }

  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent
        // During a drag, Escape cancels the drag and does not close the dialog.
        onEscapeKeyDown={(event) => isDragging && event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>Order of the shop</DialogTitle>
          <DialogDescription>
            Drag an item to its place. It stays there for everybody in the household, whatever later
            trips teach.
          </DialogDescription>
        </DialogHeader>
        <SortableEntries
          entries={sorted}
          order="order of the shop"
          strategy={verticalListSortingStrategy}
          onReorder={save}
          onDragging={setDragging}
        >
          {(shown) => (
            <ul className="flex flex-col">
              {shown.map((item) => (
                <SortableLine key={item.id} item={item} />
              ))}
            </ul>
          )}
        </SortableEntries>
      </DialogContent>
    </Dialog>
  );
}
