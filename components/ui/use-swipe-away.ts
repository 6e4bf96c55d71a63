"use client";

import { type PointerEvent, useRef, useState } from "react";

/**
 * Returns handlers that swipe an element away to either side. The element follows the pointer. It moves back if
 * the pointer is released within `threshold` pixels.
 */
export function useSwipeAway(threshold: number, onSwipedAway: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  function end() {
    start.current = null;
    setOffset(0);
  }

  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current === null) return;
        const moved = event.clientX - start.current;
        // Captures the pointer, which may leave the element from now on. A tap must not be
        // captured.
        if (Math.abs(moved) > 4) event.currentTarget.setPointerCapture(event.pointerId);
        setOffset(moved);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (start.current === null) return;
        const moved = event.clientX - start.current;
        end();
        if (Math.abs(moved) > threshold) onSwipedAway();
      },
      onPointerCancel: end,
    },
  };
}
