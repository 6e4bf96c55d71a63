"use client";

import { PendingInvitations } from "@/components/members/pending-invitations";
import { RolePermissionsCard } from "@/components/members/role-permissions-card";
import { UserManagementCard } from "@/components/members/user-management-card";
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
  const canRename = useIsAllowed("household:edit");
  if (!user) return null;
  return (
    <>
      <PageHeader title="Settings" description="Manage application settings and user permissions" />
      <div className="flex flex-col gap-5">
        <UserManagementCard userId={user.id} canManage={canManage} />
        {canManage && <PendingInvitations />}
        <RolePermissionsCard />
        <AccountLinkCard />
        {canRename && <HouseholdCard name={user.householdName} />}
        <PreferencesCard user={user} />
        <PersonalDataCard />
        <LogoutCard />
      </div>
    </>
  );
}
