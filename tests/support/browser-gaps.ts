import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(cleanup);

const nothing = () => undefined;

class NoResizeObserver implements ResizeObserver {
  readonly observe = nothing;
  readonly unobserve = nothing;
  readonly disconnect = nothing;
}

// What components ask of a browser and jsdom does not have.
Object.assign(globalThis, { ResizeObserver: NoResizeObserver });
Object.assign(window, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media }),
});
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
  scrollIntoView: nothing,
});
