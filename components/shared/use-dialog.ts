"use client";

import { useCallback, useState } from "react";

/**
 * A dialog that is opened about something. What it is about stays while it closes, so that nothing
 * vanishes from it meanwhile. `turn` is the dialog's key: it is new, with an empty form, at each opening.
 */
export function useDialog<Subject>() {
  const [state, setState] = useState<{ subject: Subject | null; turn: number }>({
    subject: null,
    turn: 0,
  });
  const [isOpen, setOpen] = useState(false);

  const open = useCallback((subject: Subject) => {
    setState(({ turn }) => ({ subject, turn: turn + 1 }));
    setOpen(true);
  }, []);

  return { ...state, isOpen, open, setOpen };
}
