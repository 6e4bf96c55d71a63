"use client";

import { useState } from "react";
import { useLeftToPutAway } from "@/components/purchases/use-left-to-put-away";
import { LateConfirmDialog } from "@/components/shared/late-confirm-dialog";
import { Button } from "@/components/ui/button";
import { scrollToTopAfterDialog } from "@/lib/client/history/use-back-closes";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { showToast } from "@/lib/client/toast";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { putAwayWrites } from "@/lib/features/purchases/client/pending-writes";
import { clearQuestion } from "@/lib/features/purchases/model/clear-question";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { useClearList } from "@/lib/features/shopping-lists/client/mutations";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { CLEAR_WAITS } from "@/lib/features/shopping-lists/model/line-copy";

interface ClearListProps {
  /** Whether clearing is the next thing to do with the list. */
  isNext?: boolean;
  list: ShoppingList;
  additions: readonly Addition[];
}

/**
 * Deletes all lines of a list and its ticked additions after a confirmation. The deletion can be undone for a short
 * time.
 */
export function ClearList({ isNext = false, list, additions }: ClearListProps) {
  const [isAsking, setAsking] = useState(false);
  const clear = useClearList(list.id, useCurrentUser()?.username ?? "");
  const left = useLeftToPutAway({ list, additions });
  // A list is not cleared while a put-away is pending. The ticks of its lines may not have been sent yet, and the
  // server would refuse the put-away after the clearing.
  const isPuttingAway = usePendingWrites("pending").some(
    (entry) => putAwayWrites.select([entry]).length > 0,
  );
  const open = additions.filter(({ purchased }) => !purchased).length;
  return (
    <>
      <Button
        variant={isNext ? "default" : "outline"}
        size={isNext ? "lg" : "default"}
        className="max-sm:grow"
        onClick={() => (isPuttingAway ? showToast(CLEAR_WAITS) : setAsking(true))}
      >
        Clear List
      </Button>
      <LateConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Clear List"
        description={clearQuestion({
          lines: list.items.length,
          ticked: additions.length - open,
          open,
          left: left.length,
        })}
        confirmLabel="Clear List"
        busyLabel="Clearing..."
        isBusy={false}
        onConfirm={() => {
          setAsking(false);
          clear();
          scrollToTopAfterDialog();
        }}
      />
    </>
  );
}
