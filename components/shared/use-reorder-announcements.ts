"use client";

import type { Active, Announcements, Over, UniqueIdentifier } from "@dnd-kit/core";
import { useRef } from "react";

/** Returns the instructions for reordering by keyboard. Screen readers read them at each handle. */
export function reorderInstructions(order: string): string {
  return `To change the place in the ${order}, press Space or Enter, move with the arrow keys, and press Space or Enter again to drop. Escape cancels.`;
}

/** Returns the screen reader announcements of a reordering: the name of what is moved, and its position. */
export function useReorderAnnouncements(
  all: readonly { id: number; name: string }[],
): Announcements {
  // When a drag starts, the dragged entry is reported to be over its own position. Announcing that would
  // interrupt the announcement of the start.
  const lastOver = useRef<UniqueIdentifier | undefined>(undefined);
  const name = ({ id }: Active) => all.find((one) => one.id === id)?.name ?? "";
  const position = ({ id }: Active | Over) =>
    `position ${all.findIndex((one) => one.id === id) + 1} of ${all.length}`;

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
