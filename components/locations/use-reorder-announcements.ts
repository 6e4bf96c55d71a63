"use client";

import type { Active, Announcements, Over, UniqueIdentifier } from "@dnd-kit/core";
import { useRef } from "react";
import type { Location } from "@/lib/features/locations/model/dto";

/** Instructions for reordering by keyboard. Screen readers read them at each handle. */
export const REORDER_INSTRUCTIONS =
  "To change the place in the checking sequence, press Space or Enter, move with the arrow keys, and press Space or Enter again to drop. Escape cancels.";

/**
 * Returns the screen reader announcements of a reordering: the name of the location and its
 * position.
 */
export function useReorderAnnouncements(locations: readonly Location[]): Announcements {
  // The first `onDragOver` reports the location's own position. Announcing it would interrupt the
  // announcement of the drag start.
  const lastOver = useRef<UniqueIdentifier | undefined>(undefined);
  const name = ({ id }: Active) => locations.find((one) => one.id === id)?.name ?? "";
  const position = ({ id }: Active | Over) =>
    `position ${locations.findIndex((one) => one.id === id) + 1} of ${locations.length}`;

  return {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return `Picked up ${name(active)}, ${position(active)}.`;
    },
    onDragOver: ({ active, over }) => {
      if (over?.id === lastOver.current) return undefined;
      lastOver.current = over?.id;
      return over ? `${name(active)}, ${position(over)}.` : `${name(active)} is outside the list.`;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `Dropped ${name(active)} at ${position(over)}.`
        : `Dropped ${name(active)} outside the list. It stays at ${position(active)}.`,
    onDragCancel: ({ active }) => `Cancelled. ${name(active)} is back at ${position(active)}.`,
  };
}
