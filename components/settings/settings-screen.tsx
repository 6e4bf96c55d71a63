"use client";

import { PendingInvitations } from "@/components/members/pending-invitations";
import { RolePermissionsCard } from "@/components/members/role-permissions-card";
import { UserManagementCard } from "@/components/members/user-management-card";
import { CardGroup } from "@/components/shared/card-group";
import { LegalLinks } from "@/components/shared/legal-links";
import { PageHeader } from "@/components/shared/page-header";
import { paths } from "@/lib/core/paths";
import { useCurrentUser, useIsAllowed } from "@/lib/features/accounts/client/queries";
import { HouseholdCard } from "./household-card";
import { LinkCard } from "./link-card";
import { LogoutCard } from "./logout-card";
import { PreferencesCard } from "./preferences-card";

/** Shows the settings of the person and of the household. */
export function SettingsScreen() {
  const user = useCurrentUser();
  const canManage = useIsAllowed("members:manage");
  if (!user) return null;
  return (
    <>
      <PageHeader title="Settings" description="Manage application settings and user permissions" />
      {/* In wide windows the roles are below the shorter column. With invitations they are below both. */}
      <div className="group/settings grid grid-cols-1 gap-x-6 gap-y-3 md:gap-y-4 xl:grid-cols-2 xl:grid-rows-[auto_1fr] xl:items-start">
        <CardGroup title="Household">
          <HouseholdCard name={user.householdName} />
          <UserManagementCard userId={user.id} canManage={canManage} />
          {canManage && <PendingInvitations />}
        </CardGroup>
        <RolePermissionsCard className="xl:group-has-[[data-invitations]]/settings:col-span-2 xl:group-has-[[data-invitations]]/settings:row-start-3" />
        <CardGroup title="You" className="max-xl:mt-3 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <LinkCard
            title="Your Account"
            text="Username, email, password, devices and theme."
            href={paths.account()}
          />
          <PreferencesCard user={user} />
          <LinkCard
            title="Personal Data"
            text="Export your data or delete your account."
            href={paths.dataManagement()}
          />
          <LogoutCard />
        </CardGroup>
      </div>
      <div className="mt-3 md:mt-4">
        <LegalLinks />
      </div>
    </>
  );
}
