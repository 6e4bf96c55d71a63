"use client";

import { FileText } from "lucide-react";
import { useId } from "react";
import type { DialogState } from "@/components/shared/use-dialog";
import { LinkSection } from "@/components/shopping-links/link-section";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";

interface ShareDialogProps {
  listId: number;
  dialog: DialogState<null>;
  onShareText: () => void;
}

/** Shares a list as text, or with a shopping link. */
export function ShareDialog({ listId, dialog, onShareText }: ShareDialogProps) {
  const textId = useId();
  return (
    <Dialog open={dialog.isOpen} onOpenChange={dialog.setOpen}>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Share List</DialogTitle>
        </DialogHeader>
        <div>
          <Button
            size="lg"
            variant="outline"
            aria-describedby={textId}
            className="w-full"
            onClick={onShareText}
          >
            <FileText aria-hidden />
            {"share" in navigator ? "Share as text" : "Copy as text"}
          </Button>
          <p id={textId} className="text-muted-foreground mt-2 text-sm">
            The text has what is left to buy now. A link always shows the present list.
          </p>
        </div>
        <LinkSection listId={listId} />
      </DialogContent>
    </Dialog>
  );
}
