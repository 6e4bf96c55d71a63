"use client";

import { useMemo, useState } from "react";
import {
  isSameOrder,
  keepPlaces,
  type PlaceGroup,
  placeLines,
  type Room,
} from "@/lib/features/shopping-lists/model/arrange";
import type { Line } from "@/lib/features/shopping-lists/model/dto";

const NO_ROOMS: readonly Room[] = [];

interface KeptPlaces {
  groups: readonly PlaceGroup[];
  /** Arranges the lines again; undefined while that would move nothing. */
  sort: (() => void) | undefined;
}

/**
 * Returns the places that the lines had when the list was opened, with the present lines. No line moves after a change
 * on any device, because the next tap would hit another line (docs/decisions/0070). The lines are arranged again when
 * the list is opened again, and by `sort`.
 * @param rooms undefined while the locations are loading
 */
export function useKeptPlaces(
  lines: readonly Line[],
  rooms: readonly Room[] = NO_ROOMS,
): KeptPlaces {
  const sorted = useMemo(() => placeLines(lines, rooms), [lines, rooms]);
  const [kept, setKept] = useState({ lines, rooms, groups: sorted });
  if (kept.lines !== lines || kept.rooms !== rooms) {
    // Without the locations, the lines were in one group.
    const isFirst = kept.rooms === NO_ROOMS && rooms !== NO_ROOMS;
    const groups = isFirst ? sorted : keepPlaces(kept.groups, lines, rooms);
    setKept({ lines, rooms, groups });
  }
  const { groups } = kept;
  return {
    groups,
    sort: isSameOrder(groups, sorted) ? undefined : () => setKept({ lines, rooms, groups: sorted }),
  };
}
