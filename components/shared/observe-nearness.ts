/**
 * Called when an element comes near the viewport or moves away. `height` is the observed height of the element
 * in pixels. Reading it from the element would force a layout.
 */
type Listener = (isNear: boolean, height: number) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** Elements within one and a half viewport heights are near, which leaves time to render them. */
const NEAR = "150% 0px";

/**
 * Calls the listener whenever an element comes near the viewport or moves away. All elements share
 * one IntersectionObserver.
 * @returns a function that stops observing
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
