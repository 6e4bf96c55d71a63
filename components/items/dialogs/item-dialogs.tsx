"use client";

import type { DialogState } from "@/components/shared/use-dialog";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";
import { AddItemDialog } from "./add-item-dialog";
import { EditItemDialog } from "./edit-item-dialog";

interface ItemDialogsProps {
  /**
   * The state of the dialog that adds an item. The subject is the id of the location that the form
   * preselects, or undefined.
   */
  adding: DialogState<number | undefined>;
  editing: DialogState<Item>;
  locations: readonly Location[];
}

/**
 * Renders the dialogs of the items screen. They are a separate chunk, because the code of the forms is as
 * large as the code of the screen.
 */
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
