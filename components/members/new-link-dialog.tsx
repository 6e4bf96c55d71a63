"use client";

import type { DialogState } from "@/components/shared/use-dialog";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import type { SentInvitation } from "@/lib/features/members/model/dto";
import { InvitationLink } from "./invitation-link";

/** Shows the new link of a resent invitation. */
export function NewLinkDialog({ dialog }: { dialog: DialogState<SentInvitation> }) {
  const { subject, isOpen, setOpen } = dialog;
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent>
        {subject && (
          <InvitationLink invitation={subject} title="New link" onClose={() => setOpen(false)} />
        )}
      </DialogContent>
    </Dialog>
  );
}
