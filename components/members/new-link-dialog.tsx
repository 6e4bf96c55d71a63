"use client";

import { useRef } from "react";
import type { DialogState } from "@/components/shared/use-dialog";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import type { SentInvitation } from "@/lib/features/members/model/dto";
import { InvitationLink } from "./invitation-link";

/**
 * Shows the new link of a resent invitation. A press outside does not close the dialog, because the link is shown
 * once.
 */
export function NewLinkDialog({ dialog }: { dialog: DialogState<SentInvitation> }) {
  const { subject, isOpen, setOpen } = dialog;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent
        onInteractOutside={(event) => event.preventDefault()}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          title.current?.focus({ preventScroll: true });
        }}
      >
        {subject && (
          <InvitationLink
            invitation={subject}
            title="New link"
            titleRef={title}
            onClose={() => setOpen(false)}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
