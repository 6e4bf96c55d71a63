"use client";

import { useEffect, useState } from "react";
import { stepByFrame } from "./step-by-frame";
import { useIsHydrating } from "./use-is-hydrating";

/**
 * Returns how many entries of a long list to render, `Infinity` for all. On the first page these are `first` entries, so
 * that the page is small and soon answers a tap, and more in each frame after the hydration. As soon as the page is
 * scrolled, all are rendered. So they are on a page or screen that is opened again, which is scrolled from the start.
 * @param first a number of entries that fills every screen
 */
export function useGrowingCount(first: number, total: number): number {
  const isHydrating = useIsHydrating();
  const [count, setCount] = useState(isHydrating ? first : Infinity);
  const isWhole = count === Infinity;
  useEffect(() => {
    if (isWhole) return undefined;
    const renderAll = () => setCount(Infinity);
    const cancel = stepByFrame(() => {
      setCount((shown) => (shown + 1 < total && !wasReopened() ? shown + 1 : Infinity));
      return true;
    });
    window.addEventListener("scroll", renderAll);
    return () => {
      cancel();
      window.removeEventListener("scroll", renderAll);
    };
  }, [isWhole, total]);
  return count;
}

/**
 * Returns whether the browser has restored the scroll position of the page. `window.scrollY` would force a layout of the
 * hydrated page.
 */
function wasReopened(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (
    navigation !== undefined &&
    "type" in navigation &&
    (navigation.type === "reload" || navigation.type === "back_forward")
  );
}
