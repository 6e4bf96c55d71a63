"use client";

import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from "react";

/**
 * Returns handlers that select the text of a field when it gets the focus, so that typing replaces a default. A pointer
 * press that gives the focus places the caret afterwards, so the text is selected again at the end of the click.
 */
export function useSelectAll() {
  const isFirstClick = useRef(false);
  return {
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
    onPointerDown: (event: PointerEvent<HTMLInputElement>) => {
      isFirstClick.current = document.activeElement !== event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLInputElement>) => {
      if (isFirstClick.current) event.currentTarget.select();
      isFirstClick.current = false;
    },
  };
}
