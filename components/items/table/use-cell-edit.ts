"use client";

import { type KeyboardEvent, useRef, useState } from "react";

export interface CellEdit {
  /** The accessible name of the field. */
  label: string;
  initial: string;
  /** Saves a changed value. Returns the message for a wrong one, else undefined. */
  onSave: (value: string) => string | undefined;
  onClose: (returnsFocus: boolean) => void;
}

/**
 * Returns the state of the field of a cell. Enter saves and Escape cancels, both with the focus back on the value.
 * Leaving the field saves too, so Tab goes on to the next cell. A wrong value keeps the field open with a message.
 */
export function useCellEdit({ initial, onSave, onClose }: Omit<CellEdit, "label">) {
  const [value, setValue] = useState(initial);
  const [problem, setProblem] = useState<string>();
  // The field loses the focus when it is removed. That must not save a second time.
  const isClosed = useRef(false);

  function close(returnsFocus: boolean): void {
    isClosed.current = true;
    onClose(returnsFocus);
  }

  function save(returnsFocus: boolean): void {
    if (isClosed.current) return;
    const found = value === initial ? undefined : onSave(value);
    if (found === undefined) close(returnsFocus);
    else setProblem(found);
  }

  return {
    problem,
    field: {
      value,
      onChange: ({ target }: { target: { value: string } }) => {
        setValue(target.value);
        setProblem(undefined);
      },
      onBlur: () => save(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== "Escape") return;
        event.preventDefault();
        if (event.key === "Enter") save(true);
        else close(true);
      },
    },
  };
}
