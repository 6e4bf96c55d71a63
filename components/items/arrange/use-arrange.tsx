"use client";

import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import type { Location } from "@/lib/features/locations/model/dto";

const ArrangeItemsDialog = late(
  async () => (await import("./arrange-items-dialog")).ArrangeItemsDialog,
);

/** Returns the function that opens the dialog with the order of the shelf of a location, and the dialog. */
export function useArrange({ isAllowed }: { isAllowed: boolean }) {
  const arranging = useDialog<Location>();
  usePreload(isAllowed ? ArrangeItemsDialog.preload : undefined);
  return {
    onArrange: isAllowed ? arranging.open : undefined,
    dialog: isAllowed && arranging.subject && (
      <ArrangeItemsDialog key={arranging.turn} dialog={arranging} location={arranging.subject} />
    ),
  };
}
