"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/components/ui/dialog";

interface LinkSentProps {
  email: string;
  onClose: () => void;
}

/** Explains what to do after the link to a new email address was mailed. */
export function LinkSent({ email, onClose }: LinkSentProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The focused button of the form is gone, so the focus would leave the dialog.
  useEffect(() => button.current?.focus(), []);
  return (
    <div role="status" className="flex flex-col gap-5">
      <DialogHeader>
        <DialogTitle>Check your mail</DialogTitle>
        <DialogDescription className="wrap-anywhere">
          A link is on its way to {email}. It works once, within one hour. Your present address
          stays until you open the link.
        </DialogDescription>
      </DialogHeader>
      <DialogFooter>
        <Button ref={button} size="lg" onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </div>
  );
}
