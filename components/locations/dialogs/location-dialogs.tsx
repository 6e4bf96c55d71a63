"use client";

import type { DialogState } from "@/components/shared/use-dialog";
import type { Location } from "@/lib/features/locations/model/dto";
import { AddLocationDialog } from "./add-location-dialog";
import { EditLocationDialog } from "./edit-location-dialog";

interface LocationDialogsProps {
  adding: DialogState<null>;
  editing: DialogState<Location>;
  /** The number of locations. */
  count: number;
}

/**
 * Renders the dialogs of the locations screen. They are a separate chunk, because the code of the forms is as
 * large as the code of the screen.
 */
export function LocationDialogs({ adding, editing, count }: LocationDialogsProps) {
  return (
    <>
      <AddLocationDialog
        key={`add-${adding.turn}`}
        open={adding.isOpen}
        onOpenChange={adding.setOpen}
        order={count}
      />
      {editing.subject && (
        <EditLocationDialog
          key={`edit-${editing.turn}`}
          open={editing.isOpen}
          onOpenChange={editing.setOpen}
          location={editing.subject}
        />
      )}
    </>
  );
}
