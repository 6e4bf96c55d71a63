import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Testing Library's default timeout of one second for `findBy` and `waitFor` is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

const nothing = () => undefined;

class NoObserver {
  readonly observe = nothing;
  readonly unobserve = nothing;
  readonly disconnect = nothing;
}

// Browser APIs that components use and jsdom lacks.
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
