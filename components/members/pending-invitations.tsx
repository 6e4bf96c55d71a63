"use client";

import { useQuery } from "@tanstack/react-query";
import { LateConfirmDialog } from "@/components/shared/late-confirm-dialog";
import { useDialog } from "@/components/shared/use-dialog";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { useCancelInvitation } from "@/lib/features/members/client/mutations";
import { invitationsQuery } from "@/lib/features/members/client/queries";
import type { Invitation } from "@/lib/features/members/model/dto";
import { InvitationRow } from "./invitation-row";

/** Lists the pending invitations. Renders nothing when there are none. */
export function PendingInvitations() {
  const invitations = useQuery(invitationsQuery()).data ?? [];
  const canceling = useDialog<Invitation>();
  const cancel = useCancelInvitation();
  if (invitations.length === 0) return null;
  const { subject } = canceling;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Pending Invitations</CardTitle>
        <CardDescription>Who has been invited and has not joined yet</CardDescription>
      </CardHeader>
      <ul className="-my-2 flex flex-col divide-y">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            onCancel={() => canceling.open(invitation)}
          />
        ))}
      </ul>
      <LateConfirmDialog
        open={canceling.isOpen}
        onOpenChange={canceling.setOpen}
        title="Cancel this invitation?"
        description={`The link that was mailed to ${subject?.email ?? ""} stops working. You can invite them again at any time.`}
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
