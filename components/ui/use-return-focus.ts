"use client";

import { useRef } from "react";

type FocusHandler = (event: Event) => void;

interface FocusHandlers {
  onOpenAutoFocus?: FocusHandler | undefined;
  onCloseAutoFocus?: FocusHandler | undefined;
}

/**
 * Returns handlers that restore the focus after a dialog, also without a trigger element. If the
 * previously focused element is unmounted, the main content gets the focus.
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
