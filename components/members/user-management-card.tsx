"use client";

import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { DemoNotice } from "@/components/shared/demo-notice";
import { ErrorPanel } from "@/components/shared/error-panel";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { Button } from "@/components/ui/button";
import { Card, CardDescription, CardTitle } from "@/components/ui/card";
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
      {/* On phones the button is beside the title, and the description below both. */}
      <div className="large-text:flex large-text:flex-col large-text:items-start grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
        <CardTitle>User Management</CardTitle>
        <CardDescription className="col-start-1 row-start-2 text-balance max-md:col-end-3">
          Manage users and roles within your household
        </CardDescription>
        {canManage && (
          <Button
            variant="outline"
            disabled={isDemo}
            onClick={() => inviting.open(null)}
            className="col-start-2 row-start-1 md:row-end-3 md:self-start"
          >
            <UserPlus aria-hidden className="max-md:hidden" />
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
