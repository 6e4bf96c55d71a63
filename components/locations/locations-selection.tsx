"use client";

import { useState } from "react";
import { DeletionQuestion } from "@/components/locations/dialogs/deletion-question";
import { LateConfirmDialog } from "@/components/shared/late-confirm-dialog";
import { SelectionBar } from "@/components/shared/selection-bar";
import type { Selection } from "@/components/shared/use-selection";
import { showFailure } from "@/lib/client/toast";
import { useDeleteLocations } from "@/lib/features/items/client/delete-locations";

interface LocationsSelectionProps {
  selection: Selection;
  /** The number of locations on the screen, selected or not. */
  total: number;
}

/**
 * Deletes the selected locations after a confirmation. Locations whose deletion failed stay
 * selected.
 */
export function LocationsSelection({ selection, total }: LocationsSelectionProps) {
  const { count, selected, leave } = selection;
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteLocations({ onSuccess: leave });

  function confirm() {
    // Another person may have deleted all selected locations while the confirmation dialog was open.
    if (count === 0) {
      showFailure({
        title: "No locations selected",
        text: "Please select at least one location to delete.",
      });
      setAsking(false);
      return;
    }
    remove.mutate([...selected], { onSettled: () => setAsking(false) });
  }

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
        title="Confirm Deletion"
        description={
          <DeletionQuestion
            question={`Are you sure you want to delete ${count === 1 ? "1 location" : `${count} locations`}? This will hide ${count === 1 ? "it" : "them"} from all views.`}
            locationIds={[...selected]}
            isBusy={remove.isPending}
          />
        }
        confirmLabel="Delete"
        busyLabel="Deleting..."
        isBusy={remove.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
