"use client";

import { useRef } from "react";
import { focusHeading } from "@/lib/client/focus-heading";

type FocusHandler = (event: Event) => void;

interface FocusHandlers {
  onOpenAutoFocus?: FocusHandler | undefined;
  onCloseAutoFocus?: FocusHandler | undefined;
}

/**
 * Returns handlers that restore the focus after a dialog, also without a trigger element. If the
 * previously focused element is unmounted, the title of the page gets the focus.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      const { current } = opener;
      if (current instanceof HTMLElement && current.isConnected)
        current.focus({ preventScroll: true });
      else if (!focusHeading()) document.querySelector("main")?.focus({ preventScroll: true });
    },
  };
}
