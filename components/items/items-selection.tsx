"use client";

import { useState } from "react";
import { LateConfirmDialog } from "@/components/shared/late-confirm-dialog";
import { SelectionBar } from "@/components/shared/selection-bar";
import type { Selection } from "@/components/shared/use-selection";
import { useDeleteItems } from "@/lib/features/items/client/mutations";

interface ItemsSelectionProps {
  selection: Selection;
  /** The number of shown items. */
  total: number;
}

/** Deletes the selected items after a confirmation. Items whose deletion failed stay selected. */
export function ItemsSelection({ selection, total }: ItemsSelectionProps) {
  const { count, selected, leave } = selection;
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteItems({ onSuccess: leave });
  return (
    <>
      <SelectionBar
        selection={selection}
        total={total}
        isDeleting={remove.isPending}
        onDelete={() => setAsking(true)}
      />
      <LateConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={count === 1 ? "Delete 1 item?" : `Delete ${count} items?`}
        description={`${count === 1 ? "It" : "They"} will be hidden from all views.`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate([...selected], { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
