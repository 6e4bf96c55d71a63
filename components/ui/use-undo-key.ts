"use client";

import { useEffect, useEffectEvent } from "react";
import { isPageKey } from "@/lib/client/is-page-key";

/**
 * Calls `onUndo` for Ctrl+Z or ⌘Z outside of text fields, dialogs and menus. A toast is last in the
 * order of the Tab key, so its button cannot be reached in time below a long list.
 */
export function useUndoKey(onUndo: (() => void) | undefined): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
    if (key.toLowerCase() !== "z" || !(ctrlKey || metaKey) || shiftKey || altKey || repeat) return;
    if (!onUndo || !isPageKey(event)) return;
    event.preventDefault();
    onUndo();
  });

  useEffect(() => {
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, []);
}
