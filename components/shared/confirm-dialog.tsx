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
  /** What will happen, in one or two sentences. */
  description: ReactNode;
  confirmLabel: string;
  /** What the confirm button says while busy, such as "Deleting...". */
  busyLabel: string;
  cancelLabel?: string;
  /** Whether confirming deletes something. */
  isDestructive?: boolean;
  isBusy: boolean;
  onConfirm: () => void;
}

/**
 * Asks before something that has consequences, mostly a deletion. It stays open while busy: the component that opened it closes it
 * when the work is done.
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
}: ConfirmDialogProps) {
  return (
    <AlertDialog open={open} onOpenChange={(next) => !isBusy && onOpenChange(next)}>
      <AlertDialogContent>
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
