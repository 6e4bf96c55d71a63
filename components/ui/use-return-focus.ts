"use client";

import { useRef } from "react";

type FocusHandler = (event: Event) => void;

interface FocusHandlers {
  onOpenAutoFocus?: FocusHandler | undefined;
  onCloseAutoFocus?: FocusHandler | undefined;
}

/**
 * Gives the focus back to where it was before a dialog opened, also where the dialog has no trigger of
 * its own. When that place is gone, because the dialog deleted it, the page's content gets the focus.
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
      const place = opener.current?.isConnected ? opener.current : document.querySelector("main");
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
  };
}
