"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { arrangeLines, keepPlaces, type Room } from "@/lib/features/shopping-lists/model/arrange";
import type { Line } from "@/lib/features/shopping-lists/model/dto";

/** How long nobody must have touched or ticked a line before rows may move, in milliseconds. */
const REST_MS = 2_000;

/**
 * Arranges the lines of a list. After `touch`, and after each change of a line on any device, every row keeps its
 * place for two seconds, so that the next tap hits the row that the person aims at (docs/decisions/0044).
 */
export function useRestingArrangement(lines: readonly Line[], rooms: readonly Room[]) {
  // The lines and rooms by which the rows are arranged now. Newer ones follow after the rest.
  const [basis, setBasis] = useState({ lines, rooms });
  const restsAt = useRef(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function follow(): void {
      const wait = restsAt.current - performance.now();
      if (wait > 0) timer = setTimeout(follow, wait);
      else setBasis((old) => (old.lines === lines && old.rooms === rooms ? old : { lines, rooms }));
    }
    restsAt.current = performance.now() + REST_MS;
    follow();
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
