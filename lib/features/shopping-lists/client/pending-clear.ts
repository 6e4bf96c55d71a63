"use client";

import { useSyncExternalStore } from "react";

/** The time in milliseconds in which the clearing of a shopping list can be undone. */
const UNDO_MS = 5_000;

/** The lists that will be cleared, by id: the function that makes the call, and the timer that runs it. */
const pending = new Map<number, { send: () => void; timer: ReturnType<typeof setTimeout> }>();
const listeners = new Set<() => void>();

function notify(): void {
  listeners.forEach((listener) => listener());
}

/**
 * Clears a list after five seconds, or when the page is closed, whichever is first. `send` makes
 * the call.
 */
export function clearSoon(listId: number, send: () => void): void {
  endClear(listId);
  pending.set(listId, { send, timer: setTimeout(() => clearNow(listId), UNDO_MS) });
  window.addEventListener("pagehide", clearAllNow);
  notify();
}

/**
 * Ends a pending clear, because it was undone or the server has responded. Screens show the fetched
 * list again.
 */
export function endClear(listId: number): void {
  clearTimeout(pending.get(listId)?.timer);
  if (pending.delete(listId)) notify();
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

/** Returns whether a list is shown as cleared before the server has cleared it. */
export function useIsBeingCleared(listId: number | undefined): boolean {
  return useSyncExternalStore(
    subscribe,
    () => listId !== undefined && pending.has(listId),
    () => false,
  );
}
