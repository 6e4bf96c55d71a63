"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { focusHeading } from "@/lib/client/focus-heading";
import { paths } from "@/lib/core/paths";

/** The tabs of the entrance screen replace one of these paths by another. The selected tab has the focus then. */
const entrancePaths = [paths.auth(), paths.login(), paths.register()];

/** Moves the focus to the title of each page that a navigation opens. The first page after a page load keeps it. */
export function HeadingFocus(): null {
  const path = usePathname();
  const before = useRef(path);
  useEffect(() => {
    const from = before.current;
    before.current = path;
    if (from === path || [from, path].every((either) => entrancePaths.includes(either))) return;
    return focusSoon();
  }, [path]);
  return null;
}

/**
 * Moves the focus to the title once the page has one, unless the focus was moved or the person began to use the page.
 * @returns a function that gives up
 */
function focusSoon(): () => void {
  const start = document.activeElement;
  if (start?.matches("input, textarea, select") || focusHeading()) return () => undefined;
  const observer = new MutationObserver(() => {
    const isMoved = ![start, document.body, null].includes(document.activeElement);
    if (isMoved || focusHeading()) giveUp();
  });
  const giveUp = () => {
    observer.disconnect();
    removeEventListener("pointerdown", giveUp, true);
    removeEventListener("keydown", giveUp, true);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener("pointerdown", giveUp, true);
  addEventListener("keydown", giveUp, true);
  return giveUp;
}
