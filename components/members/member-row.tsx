"use client";

import { UserX } from "lucide-react";
import { UserAvatar } from "@/components/navigation/user-avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import type { Member } from "@/lib/features/members/model/dto";
import { RoleBadge } from "./role-badge";
import { RoleSelect } from "./role-select";

interface MemberRowProps {
  member: Member;
  /** Whether the member is the signed-in person. */
  isSelf: boolean;
  canManage: boolean;
  isBusy: boolean;
  onDeactivate: () => void;
  onReactivate: () => void;
}

/** Shows one member, and the actions of an admin on that member. */
export function MemberRow({
  member,
  isSelf,
  canManage,
  isBusy,
  onDeactivate,
  onReactivate,
}: MemberRowProps) {
  const { username, email, role, isActive, avatarUrl } = member;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-2 py-2.5 sm:gap-x-4 md:py-4">
      {/* In the narrowest windows the actions are below the name. */}
      <div className="flex min-w-0 flex-1 basis-32 items-center gap-3">
        <UserAvatar
          username={username}
          avatarUrl={avatarUrl}
          // On phones the role needs its space.
          className={cn("size-10 max-sm:hidden", !isActive && "grayscale")}
        />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 font-semibold">
            <span className="wrap-anywhere">{username}</span>
            <RoleBadge role={role} />
            {isSelf && <Badge variant="secondary">You</Badge>}
            {!isActive && <Badge variant="low">Deactivated</Badge>}
          </p>
          <p className="text-muted-foreground mt-0.5 text-sm wrap-anywhere">{email}</p>
        </div>
      </div>
      {canManage && (
        <div
          className={cn(
            "ml-auto flex items-center justify-end sm:gap-2",
            isActive && "sm:min-w-50",
          )}
        >
          {isActive ? (
            <>
              <RoleSelect member={member} />
              <Button
                size="icon-lg"
                variant="ghost"
                className="text-muted-foreground max-sm:-mr-2.5 max-sm:w-11"
                disabled={isBusy}
                aria-label={`Deactivate ${username}`}
                title="Deactivate"
                onClick={onDeactivate}
              >
                <UserX aria-hidden />
              </Button>
            </>
          ) : (
            <Button
              variant="outline"
              disabled={isBusy}
              aria-label={`Reactivate ${username}`}
              onClick={onReactivate}
            >
              Reactivate
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
