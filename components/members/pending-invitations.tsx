"use client";

import { useQuery } from "@tanstack/react-query";
import { late } from "@/components/shared/late";
import { LateConfirmDialog } from "@/components/shared/late-confirm-dialog";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { useCancelInvitation, useResendInvitation } from "@/lib/features/members/client/mutations";
import { invitationsQuery } from "@/lib/features/members/client/queries";
import type { Invitation, SentInvitation } from "@/lib/features/members/model/dto";
import { InvitationRow } from "./invitation-row";

const NewLinkDialog = late(async () => (await import("./new-link-dialog")).NewLinkDialog);

/** Lists the pending invitations. Renders nothing when there are none. */
export function PendingInvitations() {
  const invitations = useQuery(invitationsQuery()).data ?? [];
  const canceling = useDialog<Invitation>();
  const resent = useDialog<SentInvitation>();
  usePreload(NewLinkDialog.preload);
  const resend = useResendInvitation({ onSuccess: resent.open });
  const cancel = useCancelInvitation();
  if (invitations.length === 0) return null;
  const { subject } = canceling;
  return (
    <Card data-invitations>
      <CardHeader>
        <CardTitle>Pending Invitations</CardTitle>
        <CardDescription>
          Who has been invited and has not joined yet. A link is shown once: Resend makes a new one,
          and the old one ends.
        </CardDescription>
      </CardHeader>
      <ul className="-my-2 flex flex-col divide-y">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            isSending={resend.isPending && resend.variables.id === invitation.id}
            // A new link is shown only once. Resending another invitation would replace the link in the open dialog.
            isResendDisabled={resend.isPending || resent.isOpen}
            onResend={() => resend.mutate(invitation)}
            onCancel={() => canceling.open(invitation)}
          />
        ))}
      </ul>
      {resent.turn > 0 && <NewLinkDialog key={resent.turn} dialog={resent} />}
      <LateConfirmDialog
        open={canceling.isOpen}
        onOpenChange={canceling.setOpen}
        title="Cancel this invitation?"
        description={`The link of ${subject?.email ?? ""} stops working. You can invite them again at any time.`}
        cancelLabel="Keep invitation"
        confirmLabel="Cancel invitation"
        busyLabel="Canceling..."
        isBusy={cancel.isPending}
        onConfirm={() =>
          subject && cancel.mutate(subject, { onSettled: () => canceling.setOpen(false) })
        }
      />
    </Card>
  );
}
