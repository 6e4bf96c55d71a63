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
import { placeInShop } from "@/lib/features/shopping-lists/model/place-in-shop";

const NO_ROOMS: readonly Room[] = [];

interface Arrangement {
  /** Undefined while the locations are loading. */
  rooms: readonly Room[] | undefined;
  /** The ids of items in the order of the shop; undefined to arrange the lines by location. */
  shop: readonly number[] | undefined;
  /** A change of this value arranges the lines again. */
  turn: string;
}

interface KeptPlaces {
  groups: readonly PlaceGroup[];
  /** Arranges the lines again; undefined while that would move nothing. */
  sort: (() => void) | undefined;
}

/**
 * Returns the present lines in the order in which they were when the list was opened. No line moves after a change on
 * any device, because the next tap would hit another line (docs/decisions/0070). The lines are arranged again when the
 * list is opened again, when `turn` changes, and by `sort`.
 */
export function useKeptPlaces(
  lines: readonly Line[],
  { rooms: locations = NO_ROOMS, shop, turn }: Arrangement,
): KeptPlaces {
  // In the order of the shop all lines are in one group without a location.
  const rooms = shop ? NO_ROOMS : locations;
  const sorted = useMemo(
    () => (shop ? placeInShop(lines, shop) : placeLines(lines, rooms)),
    [lines, rooms, shop],
  );
  const [kept, setKept] = useState({ lines, rooms, turn, groups: sorted });
  if (kept.lines !== lines || kept.rooms !== rooms || kept.turn !== turn) {
    // Until the locations are known, all lines are in one group. They are arranged again when the locations
    // arrive.
    const isFirst = kept.rooms === NO_ROOMS && rooms !== NO_ROOMS;
    const isKept = kept.turn === turn && !isFirst;
    setKept({
      lines,
      rooms,
      turn,
      groups: isKept ? keepPlaces(kept.groups, lines, rooms) : sorted,
    });
  }
  const { groups } = kept;
  return {
    groups,
    sort: isSameOrder(groups, sorted)
      ? undefined
      : () => setKept({ lines, rooms, turn, groups: sorted }),
  };
}
