"use client";

import { useState } from "react";
import { ConfirmDialog } from "./confirm-dialog";

interface DiscardOptions {
  /** Whether the form has input that closing would discard. */
  isEdited: boolean;
  close: () => void;
}

/** Returns a function that closes a form, and the question that it asks first if the form was edited. */
export function useDiscardQuestion({ isEdited, close }: DiscardOptions) {
  const [isAsking, setAsking] = useState(false);
  return {
    requestClose: () => (isEdited ? setAsking(true) : close()),
    question: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="What you entered has not been saved."
        cancelLabel="Keep editing"
        confirmLabel="Discard"
        busyLabel="Discard"
        isBusy={false}
        onConfirm={() => {
          setAsking(false);
          close();
        }}
      />
    ),
  };
}
