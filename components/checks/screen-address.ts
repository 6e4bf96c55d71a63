"use client";

import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { pathOfScreen, readScreen } from "@/lib/features/checks/client/screens";
import type { CheckScreen } from "@/lib/features/checks/model/rules";

const HOOKED_POLL_MS = 10;

const listeners = new Set<() => void>();
let hasOpened = false;

let seenEndOf: number | null = null;

/** Notes that the last screen of a check was shown in this tab. */
export function noteEndSeen(updateId: number): void {
  seenEndOf = updateId;
}

/** Whether the last screen of a check was shown in this tab since the page was loaded. */
export function wasEndSeen(updateId: number): boolean {
  return seenEndOf === updateId;
}

/** Whether the present screen was opened from another one, rather than loaded with the page. */
export function wasOpened(): boolean {
  return hasOpened;
}

/**
 * Next learns of a new address by functions of its own that it puts over the history's, a moment after
 * the page has come to life. A tap that comes earlier waits for that: Next would never hear of it.
 */
function onceHooked(act: () => void): void {
  if (Object.hasOwn(window.history, "pushState")) act();
  else setTimeout(() => onceHooked(act), HOOKED_POLL_MS);
}

/**
 * Opens a screen of the check in the next frame. All of them are shown by the one `CheckFlow` from data
 * that is already here, so only the address changes: nothing is asked of the server on the way.
 */
export function openScreen(screen: CheckScreen): void {
  const path = pathOfScreen(screen);
  onceHooked(() => {
    if (path === window.location.pathname) return;
    hasOpened = true;
    window.history.pushState(null, "", path);
    window.scrollTo(0, 0);
    listeners.forEach((listener) => listener());
  });
}

/** Opens an address of the check in place of the present one, which the back button then passes over. */
export function replaceScreen(path: string): void {
  onceHooked(() => {
    window.history.replaceState(null, "", path);
    listeners.forEach((listener) => listener());
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/**
 * The screen of the present address, read from the address itself: Next tells it too, but later, and
 * never of a step back that was taken before the page had come to life. On the way to another part of
 * the application the last screen stays until that has been loaded.
 */
export function usePresentScreen(): CheckScreen | "invalid" | null {
  const routed = usePathname();
  const present = useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => routed,
  );
  return readScreen(present) ?? readScreen(routed);
}
