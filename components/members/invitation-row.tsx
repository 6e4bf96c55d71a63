"use client";

import { Send, X } from "lucide-react";
import { BusyButton } from "@/components/shared/busy-button";
import { LocalDate } from "@/components/shared/local-date";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { now } from "@/lib/core/clock";
import type { Invitation } from "@/lib/features/members/model/dto";
import { hasEnded } from "@/lib/features/members/model/rules";
import { RoleBadge } from "./role-badge";

interface InvitationRowProps {
  invitation: Invitation;
  /** Whether this invitation is being resent. */
  isSending: boolean;
  isResendDisabled: boolean;
  onResend: () => void;
  onCancel: () => void;
}

/** Shows one invitation, with buttons to resend and to cancel it. */
export function InvitationRow({
  invitation,
  isSending,
  isResendDisabled,
  onResend,
  onCancel,
}: InvitationRowProps) {
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
          isBusy={isSending}
          disabled={isResendDisabled}
          busyLabel="Sending..."
          aria-label={`Resend the invitation of ${email}`}
          onClick={onResend}
        >
          <Send aria-hidden />
          Resend
        </BusyButton>
        <Button
          variant="ghost"
          disabled={isSending}
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

/** Shows until when the link of an invitation works, or that it is invalid. */
function ValidityBadge({ invitation }: { invitation: Invitation }) {
  const expiresAt = new Date(invitation.expiresAt);
  if (hasEnded({ createdAt: new Date(invitation.createdAt), expiresAt })) {
    return <Badge variant="low">No longer valid</Badge>;
  }
  const date = <LocalDate value={invitation.expiresAt} form="short" />;
  return expiresAt < now() ? (
    <Badge variant="low">Expired {date}</Badge>
  ) : (
    <Badge variant="outline">Until {date}</Badge>
  );
}
