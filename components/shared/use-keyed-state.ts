"use client";

import { useState } from "react";

/**
 * Returns a state that has its initial value again when the key changes, for a component that stays mounted from one
 * subject to the next. A value that is set for an earlier key is ignored.
 */
export function useKeyedState<T>(
  key: string | number,
  initial: T,
): readonly [T, (value: T) => void] {
  const [state, setState] = useState({ key, value: initial });
  const isOld = state.key !== key;
  if (isOld) setState({ key, value: initial });
  const set = (value: T) => setState((current) => (current.key === key ? { key, value } : current));
  return [isOld ? initial : state.value, set];
}
