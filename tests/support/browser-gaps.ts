import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A second, if it is not told otherwise, is little on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

const nothing = () => undefined;

class NoObserver {
  readonly observe = nothing;
  readonly unobserve = nothing;
  readonly disconnect = nothing;
}

// What components ask of a browser and jsdom does not have.
Object.assign(globalThis, {
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
});
Object.assign(window, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media }),
});
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
  scrollIntoView: nothing,
});
Object.assign(Blob.prototype, {
  async arrayBuffer(this: Blob) {
    const reader = new FileReader();
    reader.readAsArrayBuffer(this);
    await new Promise((resolve) => reader.addEventListener("load", resolve));
    return Uint8Array.from(new Uint8Array(reader.result as ArrayBuffer)).buffer;
  },
});
