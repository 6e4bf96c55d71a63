"use client";

import { Plus } from "lucide-react";
import { useHasEnded } from "@/components/checks/shared/check-end-context";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { Button } from "@/components/ui/button";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { CheckData } from "@/lib/features/checks/client/screens";
import type { Location } from "@/lib/features/locations/model/dto";

const AddItemDialog = late(
  async () => (await import("@/components/items/dialogs/add-item-dialog")).AddItemDialog,
);

/**
 * Renders the button and the dialog that add an item to a location during a check, also without a network. Only an
 * admin sees them. A dialog that is open when the check ends stays, so that its input is not lost.
 */
export function AddItemHere({ location, data }: { location: Location; data: CheckData }) {
  const mayAdd = useIsAllowed("inventory:edit");
  const hasEnded = useHasEnded();
  const adding = useDialog<number>();
  usePreload(mayAdd ? AddItemDialog.preload : undefined);
  if (!mayAdd || !data.check) return null;
  return (
    <>
      {!hasEnded && (
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          className="text-muted-foreground mt-2 w-full justify-start px-3"
          onClick={() => adding.open(location.id)}
        >
          <Plus aria-hidden className="size-5" />
          Add item
        </Button>
      )}
      {adding.turn > 0 && (
        <AddItemDialog
          key={adding.turn}
          open={adding.isOpen}
          onOpenChange={adding.setOpen}
          locations={data.locations}
          locationId={location.id}
          isQueued
        />
      )}
    </>
  );
}
