"use client";

import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { Button } from "@/components/ui/button";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { CheckData } from "@/lib/features/checks/client/screens";
import type { Location } from "@/lib/features/locations/model/dto";

const loadDialog = () => import("@/components/items/dialogs/add-item-dialog");
const AddItemDialog = lazy(async () => ({ default: (await loadDialog()).AddItemDialog }));

/** Lets an admin add an item to a location during a check, also without a network. */
export function AddItemHere({ location, data }: { location: Location; data: CheckData }) {
  const mayAdd = useIsAllowed("inventory:edit");
  const adding = useDialog<number>();
  usePreload(mayAdd ? loadDialog : undefined);
  if (!mayAdd || !data.check) return null;
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        className="text-muted-foreground mt-2 w-full justify-start px-3"
        onClick={() => adding.open(location.id)}
      >
        <Plus aria-hidden className="size-5" />
        Add item
      </Button>
      {adding.turn > 0 && (
        <Suspense>
          <AddItemDialog
            key={adding.turn}
            open={adding.isOpen}
            onOpenChange={adding.setOpen}
            locations={data.locations}
            locationId={location.id}
            isQueued
          />
        </Suspense>
      )}
    </>
  );
}
