"use client";

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/** Calls `moveFocus` after the element was removed, if it contained the focus. */
export function useFocusOnRemoval(
  element: RefObject<HTMLElement | null>,
  moveFocus: () => void,
): void {
  const hadFocus = useRef(false);
  const move = useEffectEvent(moveFocus);
  // The cleanup of a layout effect runs while the element is still in the document, and that of an effect when
  // its replacement is there too.
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      hadFocus.current = current?.contains(document.activeElement) ?? false;
    };
  }, [element]);
  useEffect(
    () => () => {
      if (hadFocus.current) move();
    },
    [],
  );
}
