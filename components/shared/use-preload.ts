"use client";

import { useEffect } from "react";

const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Loads code that is likely to be needed, a dialog's say, at the first sign that somebody is there: the
 * page itself loads without it, and who reaches for it finds it ready. Without `load` nothing is loaded.
 * @param load the same function at each call
 */
export function usePreload(load: (() => Promise<unknown>) | undefined): void {
  useEffect(() => {
    if (!load) return;
    const once = new AbortController();
    const preload = () => {
      once.abort();
      // What failed here is loaded again, and then reported, when it is needed.
      load().catch(() => undefined);
    };
    for (const sign of SIGNS) {
      window.addEventListener(sign, preload, { passive: true, signal: once.signal });
    }
    return () => once.abort();
  }, [load]);
}
