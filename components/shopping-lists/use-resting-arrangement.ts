"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { arrangeLines, keepPlaces, type Room } from "@/lib/features/shopping-lists/model/arrange";
import type { Line } from "@/lib/features/shopping-lists/model/dto";

/** The time without a touch or a change of a line before rows may move, in milliseconds. */
const REST_MS = 2_000;

/**
 * Returns the arrangement of the lines and a `touch` function. After `touch`, and after each change
 * of a line on any device, no row moves for two seconds. The next tap then hits the intended row
 * (docs/decisions/0044).
 */
export function useRestingArrangement(lines: readonly Line[], rooms: readonly Room[]) {
  // The lines and locations of the current arrangement. Newer lines and locations are appended.
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

  /** Uses a ref and no state: a press must not cause a render that moves rows. */
  function touch(): void {
    restsAt.current = performance.now() + REST_MS;
  }

  return { groups, touch };
}
