"use client";

import { useEffect } from "react";

const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Preloads a chunk, such as a dialog, at the first user interaction. It is not part of the initial
 * page load. Without `load` nothing is loaded.
 * @param load must be the same function on each render
 */
export function usePreload(load: (() => Promise<unknown>) | undefined): void {
  useEffect(() => {
    if (!load) return;
    const once = new AbortController();
    const preload = () => {
      once.abort();
      // A failed preload is ignored: the code chunk is requested again when it is needed. A second failure is
      // reported then.
      load().catch(() => undefined);
    };
    for (const sign of SIGNS) {
      window.addEventListener(sign, preload, { passive: true, signal: once.signal });
    }
    return () => once.abort();
  }, [load]);
}
