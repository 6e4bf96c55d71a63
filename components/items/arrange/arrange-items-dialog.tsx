"use client";

import { useMemo } from "react";
import { Name } from "@/components/shared/name";
import type { DialogState } from "@/components/shared/use-dialog";
import { isTemporaryId } from "@/lib/core/temporary-id";
import { useReorderItems } from "@/lib/features/items/client/reorder-items";
import { useItems } from "@/lib/features/items/client/use-items";
import { compareOnShelf } from "@/lib/features/items/model/shelf";
import type { Location } from "@/lib/features/locations/model/dto";
import { ArrangeDialog } from "./arrange-dialog";

interface ArrangeItemsDialogProps {
  dialog: Pick<DialogState<Location>, "isOpen" | "setOpen">;
  location: Location;
}

/** Lets an admin drag the items of a location into the order of the shelf. Each drop is saved. */
export function ArrangeItemsDialog({ dialog, location: { id, name } }: ArrangeItemsDialogProps) {
  const { data: items } = useItems();
  const reorder = useReorderItems(id);
  // An item that waits on this device has no place on the shelf yet. It will be the last one.
  const shelf = useMemo(
    () =>
      (items ?? [])
        .filter((item) => item.locationId === id && !isTemporaryId(item.id))
        .toSorted(compareOnShelf)
        .map((item) => ({ id: item.id, name: item.name, item })),
    [items, id],
  );
  return (
    <ArrangeDialog
      dialog={dialog}
      title={
        <>
          Arrange <Name>{name}</Name>
        </>
      }
      description="Drag the items into the order in which they stand. The sheet of the location has this order too."
      order="order of the shelf"
      entries={shelf}
      onReorder={(ids) => reorder.mutate(ids)}
    />
  );
}
