"use client";

import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { DemoNotice } from "@/components/shared/demo-notice";
import { ErrorPanel } from "@/components/shared/error-panel";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { Button } from "@/components/ui/button";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { demoLimits } from "@/lib/core/demo-limits";
import { useIsDemo } from "@/lib/features/accounts/client/queries";
import { membersQuery } from "@/lib/features/members/client/queries";
import { MemberList } from "./member-list";
import { MembersSkeleton } from "./members-skeleton";

const InviteDialog = late(async () => (await import("./invite-dialog")).InviteDialog);

interface UserManagementCardProps {
  /** The id of the signed-in person. */
  userId: number;
  canManage: boolean;
}

/** Lists all members, with the actions of admins. */
export function UserManagementCard({ userId, canManage }: UserManagementCardProps) {
  const members = useQuery(membersQuery());
  const inviting = useDialog<null>();
  const isDemo = useIsDemo();
  usePreload(canManage ? InviteDialog.preload : undefined);
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        {/* On phones the button is below the texts. */}
        <CardHeader className="flex-1 basis-48">
          <CardTitle>User Management</CardTitle>
          <CardDescription>Manage users and roles within your household</CardDescription>
        </CardHeader>
        {canManage && (
          <Button variant="outline" disabled={isDemo} onClick={() => inviting.open(null)}>
            <UserPlus aria-hidden />
            Invite User
          </Button>
        )}
      </div>
      {canManage && isDemo && <DemoNotice text={demoLimits.invite} />}
      {members.data ? (
        <MemberList members={members.data} userId={userId} canManage={canManage} />
      ) : members.isError ? (
        <ErrorPanel
          level={3}
          title="Error"
          text="Could not load users. Please try again."
          onRetry={() => void members.refetch()}
        />
      ) : (
        <MembersSkeleton />
      )}
      {canManage && inviting.turn > 0 && <InviteDialog key={inviting.turn} dialog={inviting} />}
    </Card>
  );
}
