import { closestCenter, type CollisionDetection } from "@dnd-kit/core";

/** The distance from the list, in pixels, within which a drop still counts. Touch is imprecise. */
const REACH = 64;

/**
 * Returns the entry whose centre is nearest to the pointer. Returns none while the pointer is
 * outside the list, so a drop there has no effect. Keyboard dragging cannot leave the list.
 */
export const nearestInList: CollisionDetection = (args) => {
  const { pointerCoordinates: pointer, droppableRects } = args;
  if (!pointer) return closestCenter(args);
  const rects = [...droppableRects.values()];
  const isNear =
    pointer.x >= Math.min(...rects.map(({ left }) => left)) - REACH &&
    pointer.x <= Math.max(...rects.map(({ right }) => right)) + REACH &&
    pointer.y >= Math.min(...rects.map(({ top }) => top)) - REACH &&
    pointer.y <= Math.max(...rects.map(({ bottom }) => bottom)) + REACH;
  return isNear ? closestCenter(args) : [];
};
