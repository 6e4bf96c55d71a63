"use client";

import { createContext, type ReactNode, useContext } from "react";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import type { Location } from "@/lib/features/locations/model/dto";

export const AddItemDialog = late(
  async () => (await import("@/components/items/dialogs/add-item-dialog")).AddItemDialog,
);

const OpenAddItemContext = createContext<(locationId: number) => void>(() => undefined);

/** Returns the function that opens the dialog to add an item to a location. */
export function useOpenAddItem(): (locationId: number) => void {
  return useContext(OpenAddItemContext);
}

interface AddItemDuringCheckProps {
  locations: readonly Location[];
  children: ReactNode;
}

/**
 * Renders the dialog that adds an item, outside the screens of the check. The dialog and its input therefore remain
 * when the check ends or another screen opens, for example the screen of a refused count.
 */
export function AddItemDuringCheck({ locations, children }: AddItemDuringCheckProps) {
  const adding = useDialog<number>();
  return (
    <OpenAddItemContext value={adding.open}>
      {children}
      {adding.subject !== null && (
        <AddItemDialog
          key={adding.turn}
          open={adding.isOpen}
          onOpenChange={adding.setOpen}
          locations={locations}
          locationId={adding.subject}
          isQueued
        />
      )}
    </OpenAddItemContext>
  );
}
