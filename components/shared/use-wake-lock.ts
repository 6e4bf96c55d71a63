"use client";

import { useEffect } from "react";

/**
 * Requests a screen wake lock while `isWanted` and the page is visible. Does nothing where the Wake
 * Lock API is missing.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const ask = () => {
      if (document.visibilityState !== "visible") return;
      navigator.wakeLock.request("screen").then(
        (granted) => {
          lock = granted;
          if (isOver) void granted.release();
        },
        // The browser refuses the wake lock, for example at low battery. The screen then turns off as usual.
        () => undefined,
      );
    };
    ask();
    // The browser releases the wake lock when the page is hidden, so it is requested again when the page is
    // visible.
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, [isWanted]);
}
