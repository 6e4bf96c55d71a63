"use client";

import type { ReactNode } from "react";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { BusyButton } from "./busy-button";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The text of the dialog: what happens after the confirmation, in one or two sentences. */
  description: ReactNode;
  confirmLabel: string;
  /** The label of the confirm button while busy, such as "Deleting...". */
  busyLabel: string;
  cancelLabel?: string;
  /** Whether confirming deletes something. */
  isDestructive?: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  /** Called when the dialog has closed, before it returns the focus. */
  onCloseAutoFocus?: (event: Event) => void;
}

/**
 * Asks for confirmation of an action. The dialog stays open while busy; the opening component
 * closes it when the action is done.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  busyLabel,
  cancelLabel = "Cancel",
  isDestructive = true,
  isBusy,
  onConfirm,
  onCloseAutoFocus,
}: ConfirmDialogProps) {
  return (
    <AlertDialog open={open} onOpenChange={(next) => !isBusy && onOpenChange(next)}>
      <AlertDialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <div className="flex flex-col gap-2">
          <AlertDialogTitle>{title}</AlertDialogTitle>
          <AlertDialogDescription>{description}</AlertDialogDescription>
        </div>
        <DialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="outline" size="lg" disabled={isBusy}>
              {cancelLabel}
            </Button>
          </AlertDialogCancel>
          <BusyButton
            variant={isDestructive ? "destructive" : "default"}
            size="lg"
            isBusy={isBusy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </BusyButton>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
