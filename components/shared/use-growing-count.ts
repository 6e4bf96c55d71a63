"use client";

import { useEffect, useState } from "react";
import { stepByFrame } from "./step-by-frame";
import { useIsHydrating } from "./use-is-hydrating";

/**
 * Returns how many entries of a long list to render, `Infinity` for all. On the first page these are `first` entries, so
 * that the page is small and soon answers a tap, and more in each frame after the hydration. As soon as the page is
 * scrolled, all are rendered. So they are on a screen that is opened later, which may be scrolled from the start.
 * @param first a number of entries that fills every screen
 */
export function useGrowingCount(first: number, total: number): number {
  const isHydrating = useIsHydrating();
  const [count, setCount] = useState(isHydrating ? first : Infinity);
  const isWhole = count === Infinity;
  useEffect(() => {
    if (isWhole) return undefined;
    return stepByFrame(() => {
      setCount((shown) => (shown + 1 < total && window.scrollY === 0 ? shown + 1 : Infinity));
      return true;
    });
  }, [isWhole, total]);
  return count;
}
