"use client";

import { useLayoutEffect, useRef } from "react";

const DURATION_MS = 220;

/**
 * Animates rows to their new position after a reorder. Rows are the elements with `data-row` in the
 * referenced element. There is no animation with `prefers-reduced-motion`.
 */
export function useSettling<Container extends HTMLElement>() {
  const container = useRef<Container>(null);
  const places = useRef(new Map<string, number>());

  // The rows are measured after every render, because any change may have moved a row.
  useLayoutEffect(() => {
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const rows = container.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [];
    // Positions are relative to the container: content that appears above it moves all rows
    // equally.
    const top = container.current?.offsetTop ?? 0;
    const now = new Map<string, number>();
    for (const row of rows) {
      const key = row.dataset.row ?? "";
      const place = row.offsetTop - top;
      now.set(key, place);
      const moved = (places.current.get(key) ?? place) - place;
      if (moved === 0 || isCalm) continue;
      row.animate([{ transform: `translateY(${moved}px)` }, { transform: "none" }], {
        duration: DURATION_MS,
        easing: "ease-out",
      });
    }
    places.current = now;
  });

  return container;
}
