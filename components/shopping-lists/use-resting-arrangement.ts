"use client";

import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { arrangeLines, keepPlaces, type Room } from "@/lib/features/shopping-lists/model/arrange";
import type { Line } from "@/lib/features/shopping-lists/model/dto";

/** The time without a touch or a change of a line before rows may move, in milliseconds. */
const REST_MS = 2_000;

/**
 * Returns the arrangement of the lines and functions to call for a touch and for a key. After both,
 * and after each change of a line on any device, no row moves for two seconds. The next tap then
 * hits the intended row. After a key no row moves until the focus has left the list, because the
 * focus would move with its row, past lines that are not ticked (docs/decisions/0044).
 */
export function useRestingArrangement(
  lines: readonly Line[],
  rooms: readonly Room[],
  list: RefObject<HTMLElement | null>,
) {
  // The lines and locations of the current arrangement. Newer lines and locations are appended.
  const [basis, setBasis] = useState({ lines, rooms });
  const restsAt = useRef(0);
  const isByKey = useRef(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function follow(): void {
      const isHeld = isByKey.current && list.current?.contains(document.activeElement);
      const wait = isHeld ? REST_MS : restsAt.current - performance.now();
      if (wait > 0) timer = setTimeout(follow, wait);
      else setBasis((old) => (old.lines === lines && old.rooms === rooms ? old : { lines, rooms }));
    }
    restsAt.current = performance.now() + REST_MS;
    follow();
    return () => clearTimeout(timer);
  }, [lines, rooms, list]);

  const groups = useMemo(
    () => keepPlaces(arrangeLines(basis.lines, basis.rooms), lines) ?? arrangeLines(lines, rooms),
    [basis, lines, rooms],
  );

  /** Uses a ref and no state: a press must not cause a render that moves rows. */
  function touch(): void {
    restsAt.current = performance.now() + REST_MS;
  }

  function touchByPointer(): void {
    isByKey.current = false;
    touch();
  }

  function touchByKey(): void {
    isByKey.current = true;
    touch();
  }

  return { groups, touch, touchByPointer, touchByKey };
}
