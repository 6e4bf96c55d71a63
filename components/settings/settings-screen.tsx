"use client";

import { PendingInvitations } from "@/components/members/pending-invitations";
import { RolePermissionsCard } from "@/components/members/role-permissions-card";
import { UserManagementCard } from "@/components/members/user-management-card";
import { CardGroup } from "@/components/shared/card-group";
import { PageHeader } from "@/components/shared/page-header";
import { useCurrentUser, useIsAllowed } from "@/lib/features/accounts/client/queries";
import { AccountLinkCard } from "./account-link-card";
import { HouseholdCard } from "./household-card";
import { LogoutCard } from "./logout-card";
import { PersonalDataCard } from "./personal-data-card";
import { PreferencesCard } from "./preferences-card";

/** Shows the settings of the person and of the household. */
export function SettingsScreen() {
  const user = useCurrentUser();
  const canManage = useIsAllowed("members:manage");
  if (!user) return null;
  return (
    <>
      <PageHeader title="Settings" description="Manage application settings and user permissions" />
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2 xl:items-start">
        <CardGroup title="Household">
          <HouseholdCard name={user.householdName} />
          <UserManagementCard userId={user.id} canManage={canManage} />
          {canManage && <PendingInvitations />}
          <RolePermissionsCard />
        </CardGroup>
        <CardGroup title="You">
          <AccountLinkCard />
          <PreferencesCard user={user} />
          <PersonalDataCard />
          <LogoutCard />
        </CardGroup>
      </div>
    </>
  );
}
