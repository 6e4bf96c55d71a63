"use client";

import { useState } from "react";
import { ConfirmDialog } from "./confirm-dialog";

interface DiscardOptions {
  /** Whether the form has input that closing would discard. */
  isEdited: boolean;
  close: () => void;
}

/**
 * Returns a function that closes a form, and the question that it asks first if the form was edited. The function's
 * argument is called after the form was closed.
 */
export function useDiscardQuestion({ isEdited, close }: DiscardOptions) {
  const [asked, setAsked] = useState<{ onClosed: (() => void) | undefined }>();
  function finish(onClosed: (() => void) | undefined): void {
    close();
    onClosed?.();
  }
  return {
    requestClose: (onClosed?: () => void) => (isEdited ? setAsked({ onClosed }) : finish(onClosed)),
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title="Discard your changes?"
        description="What you entered has not been saved."
        cancelLabel="Keep editing"
        confirmLabel="Discard"
        busyLabel="Discard"
        isBusy={false}
        onConfirm={() => {
          setAsked(undefined);
          finish(asked?.onClosed);
        }}
      />
    ),
  };
}
