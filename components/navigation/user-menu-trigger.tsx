"use client";

import { ChevronsUpDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/class-names";
import type { User } from "@/lib/features/accounts/model/dto";
import { UserAvatar } from "./user-avatar";

type UserMenuTriggerProps = ComponentProps<"button"> & { user: User; look: "row" | "avatar" };

/** Renders the button that opens the menu: an avatar, or an avatar with the names in a row. */
export function UserMenuTrigger({ user, look, className, ...props }: UserMenuTriggerProps) {
  const isRow = look === "row";
  return (
    <button
      type="button"
      aria-label={`${user.username}, ${user.householdName}: account menu`}
      className={cn(
        "flex min-h-11 items-center gap-3 rounded-full transition-colors",
        isRow ? "hover:bg-muted w-full rounded-xl p-2 text-left" : "px-1.5",
        className,
      )}
      {...props}
    >
      <UserAvatar
        username={user.username}
        avatarUrl={user.avatarUrl}
        className={isRow ? undefined : "size-9"}
      />
      {isRow && (
        <>
          <span className="min-w-0 flex-1">
            <span
              className="block truncate text-base leading-tight font-semibold"
              title={user.username}
            >
              {user.username}
            </span>
            <span
              className="text-muted-foreground mt-0.5 block truncate text-sm leading-tight"
              title={user.householdName}
            >
              {user.householdName}
            </span>
          </span>
          <ChevronsUpDown aria-hidden className="text-muted-foreground size-4 shrink-0" />
        </>
      )}
    </button>
  );
}
