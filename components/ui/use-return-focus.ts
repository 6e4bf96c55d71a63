"use client";

import { useRef } from "react";
import { focusHeading } from "@/lib/client/focus-heading";
import { rememberRow } from "@/lib/client/focus-row";

type FocusHandler = (event: Event) => void;

interface FocusHandlers {
  onOpenAutoFocus?: FocusHandler | undefined;
  onCloseAutoFocus?: FocusHandler | undefined;
}

/**
 * Returns handlers that restore the focus after a dialog, also without a trigger element. If the
 * previously focused element is unmounted, the row at its place gets the focus, or the title of the page.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers) {
  const opener = useRef<Element | null>(null);
  const focusRow = useRef<() => boolean>(() => false);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      focusRow.current = rememberRow(opener.current);
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      const { current } = opener;
      if (current instanceof HTMLElement && current.isConnected)
        current.focus({ preventScroll: true });
      else if (!focusRow.current() && !focusHeading())
        document.querySelector("main")?.focus({ preventScroll: true });
    },
  };
}
