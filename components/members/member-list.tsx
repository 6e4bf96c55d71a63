"use client";

import { LateConfirmDialog } from "@/components/shared/late-confirm-dialog";
import { useDialog } from "@/components/shared/use-dialog";
import { useChangeStatus } from "@/lib/features/members/client/mutations";
import type { Member } from "@/lib/features/members/model/dto";
import { MemberRow } from "./member-row";

interface MemberListProps {
  members: readonly Member[];
  userId: number;
  canManage: boolean;
}

/** Lists the members of the household, deactivated members last. */
export function MemberList({ members, userId, canManage }: MemberListProps) {
  const deactivating = useDialog<Member>();
  const change = useChangeStatus();
  if (members.length === 0) {
    return <p className="text-muted-foreground py-4">No users found in your household</p>;
  }
  const sorted = members.toSorted((a, b) => Number(b.isActive) - Number(a.isActive));
  const { subject } = deactivating;
  return (
    <>
      <ul className="-my-2 flex flex-col divide-y">
        {sorted.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isSelf={member.id === userId}
            canManage={canManage && member.id !== userId}
            isBusy={change.isPending && change.variables.id === member.id}
            onDeactivate={() => deactivating.open(member)}
            onReactivate={() => change.mutate({ id: member.id, isActive: true })}
          />
        ))}
      </ul>
      {canManage && (
        <LateConfirmDialog
          open={deactivating.isOpen}
          onOpenChange={deactivating.setOpen}
          title={`Deactivate ${subject?.username ?? ""}?`}
          description="They are signed out on all devices and cannot sign in until you reactivate them. What they have counted stays."
          confirmLabel="Deactivate"
          busyLabel="Deactivating..."
          isBusy={change.isPending}
          onConfirm={() =>
            subject &&
            change.mutate(
              { id: subject.id, isActive: false },
              { onSettled: () => deactivating.setOpen(false) },
            )
          }
        />
      )}
    </>
  );
}
