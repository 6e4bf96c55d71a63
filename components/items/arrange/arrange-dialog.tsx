"use client";

import { verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type ReactNode, useState } from "react";
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
import type { Item } from "@/lib/features/items/model/dto";
import { ArrangedItem } from "./arranged-item";

/** An item in an order that people change. */
export interface Arranged {
  id: number;
  name: string;
  item: Item;
  /** The text below the name. */
  note?: string | undefined;
}

interface ArrangeDialogProps {
  dialog: Pick<DialogState<unknown>, "isOpen" | "setOpen">;
  title: ReactNode;
  description: string;
  /** The name of the order in the instructions for screen readers. */
  order: string;
  entries: readonly Arranged[];
  /** Called after each drop, with the new order and the id of the item that was dragged. */
  onReorder: (ids: readonly number[], draggedId: number) => void;
}

/** Shows a dialog in which items are dragged into an order. */
export function ArrangeDialog({
  dialog: { isOpen, setOpen },
  title,
  description,
  order,
  entries,
  onReorder,
}: ArrangeDialogProps) {
  const [isDragging, setDragging] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent
        // During a drag, Escape cancels the drag and does not close the dialog.
        onEscapeKeyDown={(event) => isDragging && event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <SortableEntries
          entries={entries}
          order={order}
          strategy={verticalListSortingStrategy}
          onReorder={onReorder}
          onDragging={setDragging}
        >
          {(shown) => (
            <ol aria-label="Items" className="flex flex-col">
              {shown.map(({ id, ...entry }) => (
                <ArrangedItem key={id} {...entry} />
              ))}
            </ol>
          )}
        </SortableEntries>
        <DialogFooter>
          <Button size="lg" onClick={() => setOpen(false)}>
            Done
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
