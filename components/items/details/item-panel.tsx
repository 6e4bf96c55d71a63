"use client";

import { Name } from "@/components/shared/name";
import type { DialogState } from "@/components/shared/use-dialog";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { useItems } from "@/lib/features/items/client/use-items";
import type { Item } from "@/lib/features/items/model/dto";
import { ItemDetails } from "./item-details";

interface ItemPanelProps {
  dialog: Pick<DialogState<Item>, "isOpen" | "setOpen">;
  item: Item;
}

/** Shows an item at the right edge of a wide window. */
export function ItemPanel({ dialog: { isOpen, setOpen }, item: opened }: ItemPanelProps) {
  const { data: items } = useItems();
  const item = items?.find(({ id }) => id === opened.id);
  const { name } = item ?? opened;
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent panel="dialog-side" aria-describedby={undefined}>
        <DialogHeader>
          <Name as={DialogTitle}>{name}</Name>
        </DialogHeader>
        <ItemDetails item={item} onDeleted={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}
