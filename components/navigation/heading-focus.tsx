"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { focusHeading } from "@/lib/client/focus-heading";

/** Moves the focus to the title of each page that a navigation opens. The first page after a page load keeps it. */
export function HeadingFocus(): null {
  const path = usePathname();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    return focusSoon();
  }, [path]);
  return null;
}

/**
 * Moves the focus to the title once the page has one, unless the person or the page has moved it since.
 * @returns a function that gives up
 */
function focusSoon(): () => void {
  const start = document.activeElement;
  if (start instanceof HTMLInputElement || focusHeading()) return () => undefined;
  const observer = new MutationObserver(() => {
    const isMoved = ![start, document.body, null].includes(document.activeElement);
    if (isMoved || focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
