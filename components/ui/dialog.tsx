"use client";

import { X } from "lucide-react";
import * as DialogPrimitive from "radix-ui/dialog";
import type { ComponentProps, ReactNode } from "react";
import { type Closable, useBackCloses } from "@/lib/client/history/use-back-closes";
import { cn } from "./class-names";
import { useReturnFocus } from "./use-return-focus";

/** Renders a dialog, controlled by its parent. */
export function Dialog(props: Closable & { children: ReactNode }) {
  useBackCloses(props);
  return <DialogPrimitive.Root {...props} />;
}

/** Returns whether a press outside the dialog was on a toast. Such a press must not close the dialog. */
function isOnToast(event: CustomEvent<{ originalEvent: Event }>): boolean {
  const { target } = event.detail.originalEvent;
  return target instanceof Element && target.closest("[data-toaster]") !== null;
}

interface DialogContentProps extends ComponentProps<typeof DialogPrimitive.Content> {
  /** The style of the panel. `dialog-screen` covers the whole screen, with a larger button that closes it. */
  panel?: string;
  /** Whether the panel gets the focus, and not its first field: the keyboard of a phone would cover the dialog. */
  focusesPanel?: boolean;
}

/**
 * Renders the panel of a dialog: a bottom sheet below 768 px, otherwise centred. CSS alone selects the
 * layout.
 */
export function DialogContent({
  className,
  children,
  onInteractOutside,
  panel = "dialog-panel",
  focusesPanel = false,
  ...props
}: DialogContentProps) {
  const returnFocus = useReturnFocus(
    focusesPanel ? { ...props, onOpenAutoFocus: focusPanel } : props,
  );
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className="dialog-overlay" />
      <DialogPrimitive.Content
        onInteractOutside={(event) => {
          onInteractOutside?.(event);
          if (isOnToast(event)) event.preventDefault();
        }}
        className={cn(panel, className)}
        {...props}
        {...returnFocus}
      >
        {children}
        <DialogPrimitive.Close
          // A field keeps the focus until the click. Otherwise the keyboard of a phone closes at the press, the dialog
          // moves, and the click misses the button.
          onMouseDown={(event) => event.preventDefault()}
          className="text-muted-foreground hover:bg-muted hover:text-foreground absolute top-3 right-3 flex size-11 items-center justify-center rounded-full transition-colors"
          aria-label="Close"
        >
          <X aria-hidden className="size-5" />
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

function focusPanel(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}

export function DialogHeader({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-col gap-1.5 pr-10", className)} {...props} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      className={cn("text-lg leading-snug font-semibold wrap-name", className)}
      {...props}
    />
  );
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      className={cn("text-muted-foreground text-base wrap-anywhere", className)}
      {...props}
    />
  );
}

/**
 * Renders the buttons of a dialog: stacked with the main action on top on a phone, otherwise in a row with the
 * main action last. They are sticky at the bottom edge of a long dialog.
 */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "dialog-footer flex flex-col-reverse gap-2.5 md:flex-row md:justify-end",
        className,
      )}
      {...props}
    />
  );
}
