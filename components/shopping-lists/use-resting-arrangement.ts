"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { arrangeLines, keepPlaces, type Room } from "@/lib/features/shopping-lists/arrange";
import type { Line } from "@/lib/features/shopping-lists/dto";

/** How long the list must not have been touched before rows may move, in milliseconds. */
const REST_MS = 2_000;

/**
 * Arranges the lines of a list. After `touch` every row keeps its place for two seconds, whoever ticks it, so
 * that the next tap hits the row that the person aims at (docs/decisions/0044).
 */
export function useRestingArrangement(lines: readonly Line[], rooms: readonly Room[]) {
  // The lines and rooms by which the rows are arranged now. Newer ones follow when nobody touches the list.
  const [basis, setBasis] = useState({ lines, rooms });
  const restsAt = useRef(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function follow(): void {
      const wait = restsAt.current - performance.now();
      if (wait <= 0) setBasis({ lines, rooms });
      else timer = setTimeout(follow, wait);
    }
    timer = setTimeout(follow, 0);
    return () => clearTimeout(timer);
  }, [lines, rooms]);

  const groups = useMemo(
    () => keepPlaces(arrangeLines(basis.lines, basis.rooms), lines) ?? arrangeLines(lines, rooms),
    [basis, lines, rooms],
  );

  /** Renders nothing: a press must not change what is under it. */
  function touch(): void {
    restsAt.current = performance.now() + REST_MS;
  }

  return { groups, touch };
}
