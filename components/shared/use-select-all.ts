"use client";

import { type FocusEvent, type MouseEvent, useRef } from "react";

/**
 * Returns handlers that select the text of a field when it gets the focus, so that typing replaces a default. The
 * mouse press that gives the focus places the caret afterwards, so the text is selected again at the end of the click.
 */
export function useSelectAll() {
  const isFirstClick = useRef(false);
  return {
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      isFirstClick.current = true;
      event.currentTarget.select();
    },
    onClick: (event: MouseEvent<HTMLInputElement>) => {
      if (isFirstClick.current) event.currentTarget.select();
      isFirstClick.current = false;
    },
  };
}
