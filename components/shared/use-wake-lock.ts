"use client";

import { useEffect } from "react";

/** Keeps the screen from going dark while `isWanted` and the page is in sight. Browsers that cannot, do not. */
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
        // The battery is low, or the browser does not allow it: then the screen goes dark as ever.
        () => undefined,
      );
    };
    ask();
    // A page that is hidden loses its lock.
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, [isWanted]);
}
