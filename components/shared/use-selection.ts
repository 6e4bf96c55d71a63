"use client";

import { useCallback, useEffect, useMemo, useState } from "react";

const NOTHING: ReadonlySet<number> = new Set();

/** The state of select mode and the selected ids. */
export interface Selection {
  isOn: boolean;
  selected: ReadonlySet<number>;
  count: number;
  /** Turns select mode on, or off and clears the selection. */
  toggleMode: () => void;
  toggle: (id: number) => void;
  selectAll: () => void;
  deselectAll: () => void;
  leave: () => void;
}

/**
 * Returns a selection among the rows with these ids. Removed rows are deselected. Escape ends
 * select mode.
 */
export function useSelection(ids: readonly number[]): Selection {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState(NOTHING);
  const selected = useMemo(
    () => (chosen.size === 0 ? NOTHING : new Set(ids.filter((id) => chosen.has(id)))),
    [ids, chosen],
  );

  const deselectAll = useCallback(() => setChosen(NOTHING), []);
  const leave = useCallback(() => {
    setOn(false);
    setChosen(NOTHING);
  }, []);
  const toggle = useCallback((id: number) => {
    setChosen((old) => {
      const next = new Set(old);
      if (!next.delete(id)) next.add(id);
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
