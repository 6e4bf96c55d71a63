"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { late } from "@/components/shared/late";
import { LateConfirmDialog } from "@/components/shared/late-confirm-dialog";
import { SelectionBar } from "@/components/shared/selection-bar";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import type { Selection } from "@/components/shared/use-selection";
import { Button } from "@/components/ui/button";
import { rememberUnselectedRow } from "@/lib/client/focus-row";
import { RESTORABLE_DAYS } from "@/lib/features/households/model/rules";
import { useDeleteItems } from "@/lib/features/items/client/mutations";
import { locationsQuery } from "@/lib/features/locations/client/queries";

const ChangeItemsDialog = late(
  async () => (await import("./dialogs/change-items-dialog")).ChangeItemsDialog,
);

interface ItemsSelectionProps {
  selection: Selection;
  /** The number of shown items. */
  total: number;
}

/**
 * Changes the selected items, or deletes them after a confirmation. Items whose change or deletion failed stay
 * selected.
 */
export function ItemsSelection({ selection, total }: ItemsSelectionProps) {
  const { count, selected, leave } = selection;
  const [isAsking, setAsking] = useState(false);
  const changing = useDialog<ReadonlySet<number>>();
  const { data: locations } = useQuery(locationsQuery());
  usePreload(ChangeItemsDialog.preload);
  const focusRow = useRef<() => boolean>(() => false);
  const remove = useDeleteItems({
    onSuccess: () => {
      focusRow.current = rememberUnselectedRow();
      leave();
    },
  });
  return (
    <>
      <SelectionBar
        selection={selection}
        total={total}
        isDeleting={remove.isPending}
        onDelete={() => setAsking(true)}
      >
        <Button
          variant="outline"
          size="lg"
          aria-haspopup="dialog"
          disabled={count === 0 || !locations}
          onClick={() => changing.open(selected)}
        >
          Change ({count})
        </Button>
      </SelectionBar>
      {locations && changing.turn > 0 && (
        <ChangeItemsDialog
          key={changing.turn}
          open={changing.isOpen}
          onOpenChange={changing.setOpen}
          locations={locations}
          // The ids are those at the opening of the dialog. A changed item may no longer match the filter. It would
          // then leave the selection before the server answers.
          ids={changing.subject ?? selected}
          onChanged={leave}
        />
      )}
      <LateConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={count === 1 ? "Delete 1 item?" : `Delete ${count} items?`}
        description={`${count === 1 ? "It" : "They"} will be hidden from all views. You can restore ${count === 1 ? "it" : "them"} for ${RESTORABLE_DAYS} days.`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate([...selected], { onSettled: () => setAsking(false) })}
        onCloseAutoFocus={(event) => {
          // The button that opened the dialog is removed with the bar.
          if (focusRow.current()) event.preventDefault();
        }}
      />
    </>
  );
}
