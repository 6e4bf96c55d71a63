"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * Returns what only the browser knows, such as a date in its time zone. The server cannot render it, so while React
 * hydrates the page the result is that of `onServer`.
 * @param inBrowser returns a primitive value; an object would be another one at each call, and render forever
 */
export function useBrowserValue<Value>(inBrowser: () => Value, onServer: () => Value): Value {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}
