/** `height` is the observed height of the element, in pixels: reading it from the element would force a layout. */
type Listener = (isNear: boolean, height: number) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** Near is what is within one and a half screens of what one sees: time enough to draw it while it comes. */
const NEAR = "150% 0px";

/**
 * Tells whenever an element comes near to what one sees, or leaves. One observer serves all.
 * @returns what ends it
 */
export function observeNearness(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        listeners.get(target)?.(isIntersecting, boundingClientRect.height);
      }
    },
    { rootMargin: NEAR },
  );
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
