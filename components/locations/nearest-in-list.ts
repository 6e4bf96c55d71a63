import { closestCenter, type CollisionDetection } from "@dnd-kit/core";

/** How far from the list, in pixels, a card may be let go and still land in it: thumbs are not exact. */
const REACH = 64;

/**
 * The card whose middle is nearest, but none while the pointer is outside the list: a drop there does
 * nothing. The keyboard never leaves the list.
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
