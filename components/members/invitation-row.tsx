"use client";

import { Send, X } from "lucide-react";
import { BusyButton } from "@/components/shared/busy-button";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { now } from "@/lib/core/clock";
import { useResendInvitation } from "@/lib/features/members/client/mutations";
import type { Invitation } from "@/lib/features/members/model/dto";
import { hasEnded } from "@/lib/features/members/model/rules";
import { RoleBadge } from "./role-badge";

interface InvitationRowProps {
  invitation: Invitation;
  onCancel: () => void;
}

/** Shows one invitation, with buttons to resend and to cancel it. */
export function InvitationRow({ invitation, onCancel }: InvitationRowProps) {
  const resend = useResendInvitation();
  const { email, role } = invitation;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="mt-1.5 flex flex-wrap gap-2">
          <Badge variant="secondary">Invited</Badge>
          <RoleBadge role={role} />
          <ValidityBadge invitation={invitation} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        <BusyButton
          variant="outline"
          isBusy={resend.isPending}
          busyLabel="Sending..."
          aria-label={`Resend the invitation of ${email}`}
          onClick={() => resend.mutate(invitation)}
        >
          <Send aria-hidden />
          Resend
        </BusyButton>
        <Button
          variant="ghost"
          disabled={resend.isPending}
          aria-label={`Cancel invitation of ${email}`}
          onClick={onCancel}
        >
          <X aria-hidden />
          Cancel invitation
        </Button>
      </div>
    </li>
  );
}

/** Shows that the link of an invitation is invalid. Renders nothing for a valid link. */
function ValidityBadge({ invitation }: { invitation: Invitation }) {
  const expiresAt = new Date(invitation.expiresAt);
  if (hasEnded({ createdAt: new Date(invitation.createdAt), expiresAt })) {
    return <Badge variant="low">No longer valid</Badge>;
  }
  return expiresAt < now() ? <Badge variant="low">Expired</Badge> : null;
}
