"use client";

import { useState } from "react";
import { LateConfirmDialog } from "@/components/shared/late-confirm-dialog";
import { Button } from "@/components/ui/button";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { useClearList } from "@/lib/features/shopping-lists/client/mutations";

/**
 * Deletes all lines of a list after a confirmation. The deletion can be undone for a short time.
 */
export function ClearList({ listId }: { listId: number }) {
  const [isAsking, setAsking] = useState(false);
  const clear = useClearList(listId, useCurrentUser()?.username ?? "");
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Clear List
      </Button>
      <LateConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Clear List"
        description="Every item will be removed from this shopping list, purchased or not. Your stock stays as it is."
        confirmLabel="Clear List"
        busyLabel="Clearing..."
        isBusy={false}
        onConfirm={() => {
          setAsking(false);
          clear();
        }}
      />
    </>
  );
}
