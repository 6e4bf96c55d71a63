"use client";

import * as AlertDialogPrimitive from "radix-ui/alert-dialog";
import type { ComponentProps, ReactNode } from "react";
import { type Closable, useBackCloses } from "@/lib/client/history/use-back-closes";
import { cn } from "./class-names";
import { useReturnFocus } from "./use-return-focus";

/** Renders a confirmation dialog, controlled by its parent. */
export function AlertDialog(props: Closable & { children: ReactNode }) {
  useBackCloses(props);
  return <AlertDialogPrimitive.Root {...props} />;
}

export const AlertDialogCancel = AlertDialogPrimitive.Cancel;

/**
 * Renders the content of a dialog that requires an answer. It has no close button, and a press on
 * the overlay does not close it.
 */
export function AlertDialogContent({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Content>) {
  const returnFocus = useReturnFocus(props);
  return (
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Overlay className="dialog-overlay" />
      <AlertDialogPrimitive.Content
        className={cn("dialog-panel", className)}
        {...props}
        {...returnFocus}
      />
    </AlertDialogPrimitive.Portal>
  );
}

export function AlertDialogTitle({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Title>) {
  return (
    <AlertDialogPrimitive.Title
      className={cn("text-lg leading-snug font-semibold wrap-name", className)}
      {...props}
    />
  );
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Description>) {
  return (
    <AlertDialogPrimitive.Description
      className={cn("text-muted-foreground text-base wrap-anywhere", className)}
      {...props}
    />
  );
}
