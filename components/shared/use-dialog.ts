"use client";

import { useCallback, useState } from "react";

/** A dialog and what it is about. */
export interface DialogState<Subject> {
  /** What the dialog was opened about last. It stays while it closes, so that nothing vanishes from it. */
  subject: Subject | null;
  /** How often it was opened: the dialog's key, for an empty form each time. 0 until it is first needed. */
  turn: number;
  isOpen: boolean;
  open: (subject: Subject) => void;
  setOpen: (isOpen: boolean) => void;
}

/** The state of a dialog that is opened about something. */
export function useDialog<Subject>(): DialogState<Subject> {
  const [{ subject, turn }, setAbout] = useState<Pick<DialogState<Subject>, "subject" | "turn">>({
    subject: null,
    turn: 0,
  });
  const [isOpen, setOpen] = useState(false);

  const open = useCallback((next: Subject) => {
    setAbout((about) => ({ subject: next, turn: about.turn + 1 }));
    setOpen(true);
  }, []);

  return { subject, turn, isOpen, open, setOpen };
}
