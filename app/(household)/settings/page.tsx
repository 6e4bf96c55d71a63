import type { Metadata } from "next";
import { SettingsScreen } from "@/components/settings/settings-screen";
import { titleOf } from "@/lib/core/screens";
import { householdQuery } from "@/lib/features/households/client/queries";
import { getHousehold } from "@/lib/features/households/server/reads";
import { invitationsQuery, membersQuery } from "@/lib/features/members/client/queries";
import { listInvitations, listMembers } from "@/lib/features/members/server/reads";
import { isAllowed } from "@/lib/policy/permissions";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "../hydrated";

export const metadata: Metadata = { title: titleOf("settings") };

export default async function SettingsPage() {
  const actor = await requireActor();
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [
        client.query({ ...membersQuery(), queryFn: () => listMembers(actor) }),
        client.query({ ...householdQuery(), queryFn: () => getHousehold(actor) }),
        ...(isAllowed(actor.role, "members:manage")
          ? [client.query({ ...invitationsQuery(), queryFn: () => listInvitations(actor) })]
          : []),
      ]}
    >
      <SettingsScreen />
    </Hydrated>
  );
}
