"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useSyncExternalStore } from "react";
import { whenRouterReady } from "./router-ready";
import { depth } from "./use-back-closes";

/** Property of a history entry's state: the address from which `pushAddress` opened the entry. */
const OPENED_FROM = "openedFrom";

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

/** Returns whether `pushAddress` or `openInPlace` has opened a screen since the page was loaded. */
export function wasAddressPushed(): boolean {
  return hasPushed;
}

function currentAddress(): string {
  return currentPath() + currentQuery();
}

/**
 * Opens a screen of the household at the top of the page. The browser renders it from cached data, so no page
 * is requested from the server (docs/decisions/0056). If the address is already open, the page is only
 * scrolled to the top.
 */
export function pushAddress(address: string): void {
  whenRouterReady(() => {
    if (address !== currentAddress()) {
      hasPushed = true;
      window.history.pushState({ [OPENED_FROM]: currentAddress() }, "", address);
    }
    showFromTop();
  });
}

/** Opens a screen like `pushAddress`, and replaces the current history entry. */
export function openInPlace(address: string): void {
  whenRouterReady(() => {
    hasPushed = true;
    window.history.replaceState(null, "", address);
    showFromTop();
  });
}

/**
 * Opens a screen in place of the open one. If the previous history entry shows that screen, goes back to it. Replacing
 * the current entry would leave two adjacent entries of the same screen.
 */
export function returnTo(address: string): void {
  whenRouterReady(() => {
    const state = window.history.state as Record<string, unknown> | null;
    // If a dialog is open, this is the state of the dialog's entry, which is a copy of the page's and has the property.
    if (state?.[OPENED_FROM] === address) window.history.go(-1 - depth());
    else openInPlace(address);
  });
}

function showFromTop(): void {
  window.scrollTo(0, 0);
  listeners.forEach((listener) => listener());
}

/**
 * Replaces the URL of the current history entry without a request to the server. The back button does not
 * return to the replaced URL.
 */
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

/**
 * Returns the query string in the address bar. Next's `useSearchParams` changes later, after the
 * navigation has been rendered.
 */
export function useQueryString(): string {
  const routed = useSearchParams().toString();
  return useSyncExternalStore(subscribe, currentQuery, () => (routed === "" ? "" : `?${routed}`));
}

/** Loads a page from the server, which clears the memory of the tab. */
export function loadPage(path: string): void {
  window.location.assign(path);
}

/** Reloads the current page from the server. */
export function reloadPage(): void {
  window.location.reload();
}
