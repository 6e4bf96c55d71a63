"use client";

import { useSyncExternalStore } from "react";

/** How long a clear can be undone. */
const UNDO_MS = 5_000;

/** Lists that are to be cleared when their time to undo has passed: what clears each, and its timer. */
const pending = new Map<number, { send: () => void; timer: ReturnType<typeof setTimeout> }>();
const listeners = new Set<() => void>();

function tell(): void {
  listeners.forEach((listener) => listener());
}

/** Clears a list in five seconds, or when the page is left, whichever comes first. `send` makes the call. */
export function clearSoon(listId: number, send: () => void): void {
  endClear(listId);
  pending.set(listId, { send, timer: setTimeout(() => clearNow(listId), UNDO_MS) });
  window.addEventListener("pagehide", clearAllNow);
  tell();
}

/** Shows a list again as the server has it: the clear was taken back, or it has been answered. */
export function endClear(listId: number): void {
  clearTimeout(pending.get(listId)?.timer);
  if (pending.delete(listId)) tell();
}

function clearNow(listId: number): void {
  pending.get(listId)?.send();
}

function clearAllNow(): void {
  window.removeEventListener("pagehide", clearAllNow);
  for (const listId of pending.keys()) clearNow(listId);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether a list is shown as cleared although the server does not know yet. */
export function useIsBeingCleared(listId: number | undefined): boolean {
  return useSyncExternalStore(
    subscribe,
    () => listId !== undefined && pending.has(listId),
    () => false,
  );
}
