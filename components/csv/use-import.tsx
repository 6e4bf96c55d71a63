"use client";

import type { ReactNode } from "react";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";

const ImportDialog = late(async () => (await import("./import-dialog")).ImportDialog);

/**
 * Returns the dialog that imports locations and items from a file, and a function that opens it. The component that
 * renders the dialog must stay mounted while the import changes the items.
 */
export function useImport({ isAllowed = true } = {}): { open: () => void; dialog: ReactNode } {
  const dialog = useDialog<true>();
  usePreload(isAllowed ? ImportDialog.preload : undefined);
  return {
    open: () => dialog.open(true),
    dialog: dialog.subject && (
      <ImportDialog
        key={`import-${dialog.turn}`}
        open={dialog.isOpen}
        onOpenChange={dialog.setOpen}
      />
    ),
  };
}
