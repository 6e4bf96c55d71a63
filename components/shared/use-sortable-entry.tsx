"use client";

import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { DragHandle } from "./drag-handle";

interface SortableEntry {
  id: number;
  name: string;
  isDisabled?: boolean;
}

/**
 * Returns the ref and style of an entry of `SortableEntries`, its index, which follows a drag, and the handle by which
 * it is dragged.
 */
export function useSortableEntry({ id, name, isDisabled = false }: SortableEntry) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
    newIndex,
  } = useSortable({ id, disabled: isDisabled });
  return {
    ref: setNodeRef,
    style: { transform: CSS.Translate.toString(transform), transition },
    isDragging,
    index: newIndex,
    handle: (
      <DragHandle
        ref={setActivatorNodeRef}
        name={name}
        aria-describedby={attributes["aria-describedby"]}
        aria-roledescription={attributes["aria-roledescription"]}
        aria-pressed={attributes["aria-pressed"]}
        {...listeners}
      />
    ),
  };
}
