"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import {
  arrangeLines,
  keepPlaces,
  type LineGroup,
  type Room,
} from "@/lib/features/shopping-lists/arrange";
import type { Line } from "@/lib/features/shopping-lists/dto";

/** How long the list must not have been touched before rows may move, in milliseconds. */
const REST_MS = 2_000;

/**
 * Arranges the lines of a list. After `touch` every row keeps its place for two seconds, whoever ticks it, so
 * that the next tap hits the row that the person aims at (docs/decisions/0044).
 */
export function useRestingArrangement(lines: readonly Line[], rooms: readonly Room[]) {
  const [held, setHeld] = useState<readonly LineGroup[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const groups = useMemo(
    () => (held && keepPlaces(held, lines)) ?? arrangeLines(lines, rooms),
    [held, lines, rooms],
  );

  function touch(): void {
    // The first touch decides. Later ones only extend the time, which needs no rendering.
    setHeld((current) => (current && keepPlaces(current, lines) ? current : groups));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHeld(null), REST_MS);
  }

  return { groups, touch };
}
