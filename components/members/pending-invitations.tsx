"use client";

import { useQuery } from "@tanstack/react-query";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { invitationsQuery } from "@/lib/features/members/queries";
import { InvitationRow } from "./invitation-row";

/** The invitations that wait to be accepted. Nothing where there are none. */
export function PendingInvitations() {
  const invitations = useQuery(invitationsQuery()).data ?? [];
  if (invitations.length === 0) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Pending Invitations</CardTitle>
        <CardDescription>Who has been invited and has not joined yet</CardDescription>
      </CardHeader>
      <ul className="-my-2 flex flex-col divide-y">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}
