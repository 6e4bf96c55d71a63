"use client";

import { FileText } from "lucide-react";
import type { DialogState } from "@/components/shared/use-dialog";
import { LinkSection } from "@/components/shopping-links/link-section";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";

interface ShareDialogProps {
  listId: number;
  dialog: DialogState<null>;
  onShareText: () => void;
}

/** Shares a list as text, or with a shopping link. */
export function ShareDialog({ listId, dialog, onShareText }: ShareDialogProps) {
  return (
    <Dialog open={dialog.isOpen} onOpenChange={dialog.setOpen}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Share List</DialogTitle>
          <DialogDescription>
            As text it contains what is left to buy now. A shopping link always shows the present
            list.
          </DialogDescription>
        </DialogHeader>
        <Button size="lg" variant="outline" onClick={onShareText}>
          <FileText aria-hidden />
          {"share" in navigator ? "Share as text" : "Copy as text"}
        </Button>
        <LinkSection listId={listId} />
      </DialogContent>
    </Dialog>
  );
}
