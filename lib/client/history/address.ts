"use client";

import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { whenRouterReady } from "./router-ready";

const listeners = new Set<() => void>();
let hasPushed = false;

/**
 * Returns the path in the address bar. Next's `usePathname` changes later, after the navigation has
 * been rendered.
 */
export function currentPath(): string {
  return window.location.pathname;
}

/** Returns the query string in the address bar, with its question mark; empty when there is none. */
export function currentQuery(): string {
  return window.location.search;
}

/** Returns whether `pushAddress` has changed the URL since the page was loaded. */
export function wasAddressPushed(): boolean {
  return hasPushed;
}

/**
 * Opens a path at the top of the page without a request to the server, for screens that one page
 * renders from cached data. Does nothing when the path is already open.
 */
export function pushAddress(path: string): void {
  whenRouterReady(() => {
    if (path === currentPath()) return;
    hasPushed = true;
    window.history.pushState(null, "", path);
    window.scrollTo(0, 0);
    listeners.forEach((listener) => listener());
  });
}

/** Replaces the URL without a request to the server. The back button skips the replaced one. */
export function replaceAddress(address: string): void {
  whenRouterReady(() => {
    window.history.replaceState(null, "", address);
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
 * Returns the path in the address bar (`shown`) and the path of the page that Next has rendered
 * (`routed`). `shown` changes first. It also changes after a step back before hydration, which Next
 * may not detect.
 */
export function usePaths(): { shown: string; routed: string } {
  const routed = usePathname();
  const shown = useSyncExternalStore(subscribe, currentPath, () => routed);
  return { shown, routed };
}

/** Loads a page from the server, which clears the memory of the tab. */
export function loadPage(path: string): void {
  window.location.assign(path);
}

/** Reloads the current page from the server. */
export function reloadPage(): void {
  window.location.reload();
}
