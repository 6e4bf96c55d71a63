"use client";

import { useEffect, useEffectEvent } from "react";

/** Elements in which the browser itself undoes what was typed. */
const TEXT = "input, textarea, [contenteditable]";

/**
 * Calls `onUndo` for Ctrl+Z or ⌘Z outside of text fields. A toast is last in the order of the Tab key, so its button
 * cannot be reached in time below a long list.
 */
export function useUndoKey(onUndo: (() => void) | undefined): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, target } = event;
    if (key.toLowerCase() !== "z" || !(ctrlKey || metaKey) || shiftKey || altKey || repeat) return;
    if (!onUndo || (target instanceof Element && target.closest(TEXT))) return;
    event.preventDefault();
    onUndo();
  });

  useEffect(() => {
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, []);
}
