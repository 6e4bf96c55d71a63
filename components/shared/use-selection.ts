"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";

const NOTHING: ReadonlySet<number> = new Set();

/** The state of select mode and the selected ids. */
export interface Selection {
  isOn: boolean;
  selected: ReadonlySet<number>;
  count: number;
  /** Turns select mode on, or off and clears the selection. */
  toggleMode: () => void;
  /**
   * Selects or deselects a row, and turns select mode on. With `isRange`, all rows from the last toggled one to this
   * one get the new state of this row.
   */
  toggle: (id: number, isRange?: boolean) => void;
  selectAll: () => void;
  deselectAll: () => void;
  leave: () => void;
}

/**
 * Returns a selection among the rows with these ids. Removed rows are deselected. Escape ends
 * select mode.
 * @param ids in the order in which the rows are shown
 */
export function useSelection(ids: readonly number[]): Selection {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState(NOTHING);
  const selected = useMemo(
    () => (chosen.size === 0 ? NOTHING : new Set(ids.filter((id) => chosen.has(id)))),
    [ids, chosen],
  );

  const lastToggled = useRef<number>(undefined);
  const deselectAll = useCallback(() => setChosen(NOTHING), []);
  const leave = useCallback(() => {
    setOn(false);
    setChosen(NOTHING);
    lastToggled.current = undefined;
  }, []);
  // A ref besides the argument, so that `toggle` is the same function for all lists of rows.
  const shown = useRef(ids);
  useEffect(() => {
    shown.current = ids;
  }, [ids]);
  const toggle = useCallback((id: number, isRange = false) => {
    const toggled = isRange ? rangeOf(shown.current, lastToggled.current, id) : [id];
    lastToggled.current = id;
    setOn(true);
    setChosen((old) => {
      const next = new Set(old);
      const isAdding = !old.has(id);
      for (const one of toggled) {
        if (isAdding) next.add(one);
        else next.delete(one);
      }
      return next;
    });
  }, []);

  useEffect(() => {
    if (!isOn) return;
    const leaveByKey = (event: KeyboardEvent) => {
      // A dialog that is closed by Escape calls preventDefault, and the selection stays.
      if (event.key === "Escape" && !event.defaultPrevented) leave();
    };
    document.addEventListener("keydown", leaveByKey);
    return () => document.removeEventListener("keydown", leaveByKey);
  }, [isOn, leave]);

  return {
    isOn,
    selected,
    count: selected.size,
    toggle,
    deselectAll,
    leave,
    selectAll: () => setChosen(new Set(ids)),
    toggleMode: isOn ? leave : () => setOn(true),
  };
}

/** Returns the ids from `one` to `other`, both included. Without `one` among the ids returns `other` alone. */
function rangeOf(ids: readonly number[], one: number | undefined, other: number): number[] {
  const places = [one === undefined ? -1 : ids.indexOf(one), ids.indexOf(other)];
  if (places.includes(-1)) return [other];
  return ids.slice(Math.min(...places), Math.max(...places) + 1);
}
