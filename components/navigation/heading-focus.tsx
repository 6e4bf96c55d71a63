"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { focusHeading } from "@/lib/client/focus-heading";
import { paths } from "@/lib/core/paths";

/**
 * The paths of the entrance screen. Its tabs switch between these paths. The focus then stays on the pressed
 * tab.
 */
const entrancePaths = [paths.auth(), paths.login(), paths.register()];

/** Moves the focus to the title of each page that a navigation opens. A page load does not move the focus. */
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
 * Moves the focus to the title of the page as soon as there is one, and again when another title replaces the
 * title of a loading state. Stops when the focus is moved elsewhere or the person presses a key or the
 * pointer.
 * @returns a function that stops moving the focus
 */
function focusSoon(): () => void {
  const start = document.activeElement;
  if (start?.matches("input, textarea, select")) return () => undefined;
  let title = focusTitle();
  const observer = new MutationObserver(() => {
    const isMoved = ![start, title, document.body, null].includes(document.activeElement);
    if (isMoved) end();
    else if (!title?.isConnected) title = focusTitle();
  });
  const end = () => {
    observer.disconnect();
    removeEventListener("pointerdown", end, true);
    removeEventListener("keydown", end, true);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener("pointerdown", end, true);
  addEventListener("keydown", end, true);
  return end;
}

/** Returns the title after moving the focus to it; null when there is none. */
function focusTitle(): Element | null {
  return focusHeading() ? document.activeElement : null;
}
