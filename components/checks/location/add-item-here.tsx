"use client";

import { Plus } from "lucide-react";
import { useHasEnded } from "@/components/checks/shared/check-end-context";
import { usePreload } from "@/components/shared/use-preload";
import { Button } from "@/components/ui/button";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { CheckData } from "@/lib/features/checks/client/screens";
import type { Location } from "@/lib/features/locations/model/dto";
import { AddItemDialog, useOpenAddItem } from "./add-item-during-check";

/**
 * Renders the button that adds an item to a location during a check, also without a network. Only an admin sees it.
 */
export function AddItemHere({ location, data }: { location: Location; data: CheckData }) {
  const mayAdd = useIsAllowed("inventory:edit");
  const hasEnded = useHasEnded();
  const open = useOpenAddItem();
  usePreload(mayAdd ? AddItemDialog.preload : undefined);
  if (!mayAdd || !data.check || hasEnded) return null;
  return (
    <Button
      variant="ghost"
      aria-haspopup="dialog"
      data-shortcut="n"
      className="text-muted-foreground mt-1 -ml-3 w-full justify-start px-3 md:mt-2"
      onClick={() => open(location.id)}
    >
      <Plus aria-hidden className="size-5" />
      Add item
    </Button>
  );
}
