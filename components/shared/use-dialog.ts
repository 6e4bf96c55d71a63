"use client";

import { useCallback, useState } from "react";

/** The state of a dialog and its subject. */
export interface DialogState<Subject> {
  /** The subject with which the dialog was last opened. It is unchanged while the closing animation runs. */
  subject: Subject | null;
  /** The number of openings, 0 before the first. As the `key` of the dialog it resets the form. */
  turn: number;
  isOpen: boolean;
  open: (subject: Subject) => void;
  setOpen: (isOpen: boolean) => void;
}

/** Returns the state of a dialog that is opened with a subject, such as the record to edit. */
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
