"use client";

import { type RefCallback, useCallback, useState } from "react";
import { observeNearness } from "./observe-nearness";

/**
 * Returns whether the element with the returned `ref` is or was near the viewport. Data that only this element shows
 * is loaded then.
 */
export function useWasNear(): { wasNear: boolean; ref: RefCallback<Element> } {
  const [wasNear, setWasNear] = useState(false);
  const ref = useCallback(
    (element: Element | null) =>
      element && !wasNear
        ? observeNearness(element, (isNear) => {
            if (isNear) setWasNear(true);
          })
        : undefined,
    [wasNear],
  );
  return { wasNear, ref };
}
