"use client";

import { verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useMemo, useState } from "react";
import { Name } from "@/components/shared/name";
import { SortableEntries } from "@/components/shared/sortable-entries";
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
import { isTemporaryId } from "@/lib/core/temporary-id";
import { useReorderItems } from "@/lib/features/items/client/reorder-items";
import { useItems } from "@/lib/features/items/client/use-items";
import { compareOnShelf } from "@/lib/features/items/model/shelf";
import type { Location } from "@/lib/features/locations/model/dto";
import { ArrangedItem } from "./arranged-item";

interface ArrangeItemsDialogProps {
  dialog: Pick<DialogState<Location>, "isOpen" | "setOpen">;
  location: Location;
}

/** Lets an admin drag the items of a location into the order of the shelf. Each drop is saved. */
export function ArrangeItemsDialog({ dialog, location: { id, name } }: ArrangeItemsDialogProps) {
  const { data: items } = useItems();
  const reorder = useReorderItems(id);
  const [isDragging, setDragging] = useState(false);
  // An item that waits on this device has no place on the shelf yet. It will be the last one.
  const shelf = useMemo(
    () =>
      (items ?? [])
        .filter((item) => item.locationId === id && !isTemporaryId(item.id))
        .toSorted(compareOnShelf),
    [items, id],
  );
  return (
    <Dialog open={dialog.isOpen} onOpenChange={dialog.setOpen}>
      <DialogContent
        // During a drag, Escape cancels the drag and does not close the dialog.
        onEscapeKeyDown={(event) => isDragging && event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>
            Arrange <Name>{name}</Name>
          </DialogTitle>
          <DialogDescription>
            Drag the items into the order in which they stand. The sheet of the location has this
            order too.
          </DialogDescription>
        </DialogHeader>
        <SortableEntries
          entries={shelf}
          order="order of the shelf"
          strategy={verticalListSortingStrategy}
          onReorder={(ids) => reorder.mutate(ids)}
          onDragging={setDragging}
        >
          {(shown) => (
            <ol aria-label="Items" className="flex flex-col">
              {shown.map((item) => (
                <ArrangedItem key={item.id} item={item} />
              ))}
            </ol>
          )}
        </SortableEntries>
        <DialogFooter>
          <Button size="lg" onClick={() => dialog.setOpen(false)}>
            Done
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
