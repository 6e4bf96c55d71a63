import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

interface Surroundings {
  /** Where the script is loaded from. */
  url: URL;
  caches: object;
  fetch: () => Promise<unknown>;
  setTimeout?: (work: () => void, delayMs: number) => unknown;
}

/**
 * Runs the service worker's script.
 * @returns a function that dispatches an event to its listener
 */
export function runServiceWorker({
  url,
  caches,
  fetch,
  setTimeout = globalThis.setTimeout,
}: Surroundings): (kind: "fetch" | "message", event: object) => void {
  const listeners = new Map<string, (event: object) => void>();
  runInNewContext(readFileSync("public/service-worker.js", "utf8"), {
    self: {
      location: url,
      addEventListener: (kind: string, listener: (event: object) => void) =>
        listeners.set(kind, listener),
    },
    caches,
    fetch,
    setTimeout,
    URL,
  });
  return (kind, event) => listeners.get(kind)?.(event);
}
