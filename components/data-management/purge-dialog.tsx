"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BusyButton } from "@/components/shared/busy-button";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { showFailure } from "@/lib/client/toast";
import { usePurgeData } from "@/lib/features/data-management/client/mutations";
import { purgeableQuery } from "@/lib/features/data-management/client/queries";
import {
  hasPurgeSelection,
  NOTHING_SELECTED,
  PURGE_NOT_CONFIRMED,
  PURGE_WORD,
  purgeCategories,
  type PurgeSelection,
} from "@/lib/features/data-management/model/rules";
import { ConfirmField } from "./confirm-field";
import { describePurge } from "./describe-purge";
import { purgeLabels } from "./purge-labels";

interface PurgeDialogProps {
  selection: PurgeSelection;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPurged: () => void;
}

/**
 * Lists the categories of data to delete and counts the deleted and the remaining rows. The person types a word as
 * confirmation. The typed word is preserved after an error.
 */
export function PurgeDialog({ selection, open, onOpenChange, onPurged }: PurgeDialogProps) {
  const [word, setWord] = useState("");
  const purgeable = useQuery(purgeableQuery());
  const purge = usePurgeData({
    onSuccess: () => {
      onOpenChange(false);
      setWord("");
      onPurged();
    },
  });

  function confirm() {
    if (purge.isPending) return;
    if (!hasPurgeSelection(selection))
      showFailure({ title: "No data selected", text: NOTHING_SELECTED });
    else if (word !== PURGE_WORD)
      showFailure({ title: "Confirmation failed", text: PURGE_NOT_CONFIRMED });
    else purge.mutate({ ...selection, confirm: word });
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !purge.isPending && onOpenChange(next)}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Purge Selected Data</DialogTitle>
          <DialogDescription>
            This permanently deletes, for everybody in your household:
          </DialogDescription>
        </DialogHeader>
        <ul className="list-disc space-y-1 pl-5 font-medium">
          {purgeCategories
            .filter((category) => selection[category])
            .map((category) => (
              <li key={category}>{purgeLabels[category].name}</li>
            ))}
        </ul>
        <p role="status" className="bg-muted rounded-xl px-4 py-3 font-medium">
          {purgeable.isError
            ? "The numbers could not be loaded. Your items stay in any case."
            : purgeable.data
              ? describePurge(purgeable.data, selection)
              : "Counting the rows..."}
        </p>
        <ConfirmField word={PURGE_WORD} value={word} onChange={setWord} onEnter={confirm} />
        <DialogFooter>
          <Button
            variant="outline"
            size="lg"
            disabled={purge.isPending}
            onClick={() => onOpenChange(false)}
          >
            Cancel
          </Button>
          <BusyButton
            variant="destructive"
            size="lg"
            isBusy={purge.isPending}
            busyLabel="Purging Data..."
            disabled={word !== PURGE_WORD}
            onClick={confirm}
          >
            Purge Data
          </BusyButton>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
