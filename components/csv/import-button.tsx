"use client";

import type { ComponentProps } from "react";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { Button } from "@/components/ui/button";

const ImportDialog = late(async () => (await import("./import-dialog")).ImportDialog);

/** Renders the button that opens the dialog for importing locations and items from a file. */
export function ImportButton(props: ComponentProps<typeof Button>) {
  const dialog = useDialog<true>();
  usePreload(ImportDialog.preload);
  return (
    <>
      <Button variant="outline" size="lg" {...props} onClick={() => dialog.open(true)} />
      {dialog.subject && (
        <ImportDialog key={dialog.turn} open={dialog.isOpen} onOpenChange={dialog.setOpen} />
      )}
    </>
  );
}
