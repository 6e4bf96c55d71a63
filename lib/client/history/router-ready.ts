"use client";

import { useEffect } from "react";

let isReady = false;
const waiting: (() => void)[] = [];

function runWaiting(): void {
  isReady = true;
  for (const write of waiting.splice(0)) write();
}

/**
 * Runs a history write once Next's router observes history writes: at once, or when `RouterReady` has been mounted.
 *
 * Next observes the URL through its own versions of `pushState` and `replaceState`. Its `Router`
 * component installs them in a passive effect. The router would not notice a write between hydration and that effect.
 */
export function whenRouterReady(write: () => void): void {
  if (isReady) write();
  else waiting.push(write);
}

/**
 * Runs the history writes that wait for Next's router. Render it once, below the router.
 *
 * React runs the effects of a component before those of its ancestors, and all effects of a commit in one task. The
 * microtask therefore runs after the effect in which the router, an ancestor, has patched the history.
 */
export function RouterReady(): null {
  useEffect(() => queueMicrotask(runWaiting), []);
  return null;
}
