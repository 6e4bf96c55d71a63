"use client";

import type { DialogState } from "@/components/shared/use-dialog";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";
import { AddItemDialog } from "./add-item-dialog";
import { EditItemDialog } from "./edit-item-dialog";

interface ItemDialogsProps {
  /** About the location that is chosen already, if one is. */
  adding: DialogState<number | undefined>;
  editing: DialogState<Item>;
  locations: readonly Location[];
}

/** The dialogs of the items screen. Loaded apart from it: forms weigh as much as all the rest. */
export function ItemDialogs({ adding, editing, locations }: ItemDialogsProps) {
  return (
    <>
      <AddItemDialog
        key={`add-${adding.turn}`}
        open={adding.isOpen}
        onOpenChange={adding.setOpen}
        locations={locations}
        locationId={adding.subject ?? undefined}
      />
      {editing.subject && (
        <EditItemDialog
          key={`edit-${editing.turn}`}
          open={editing.isOpen}
          onOpenChange={editing.setOpen}
          locations={locations}
          item={editing.subject}
        />
      )}
    </>
  );
}
