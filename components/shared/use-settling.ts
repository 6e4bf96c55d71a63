"use client";

import { useLayoutEffect, useRef } from "react";

const DURATION_MS = 220;

/**
 * Lets rows that change places glide there, so that one sees where they went. The rows are the elements with
 * `data-row` in the referenced element; nothing moves for those who asked for less motion.
 */
export function useSettling<Container extends HTMLElement>() {
  const container = useRef<Container>(null);
  const places = useRef(new Map<string, number>());

  // After every render: whatever changed may have moved a row.
  useLayoutEffect(() => {
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const rows = container.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [];
    // Content that appears above the container moves all rows, which is no change of places.
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
