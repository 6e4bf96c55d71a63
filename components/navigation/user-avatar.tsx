"use client";

import { Avatar, AvatarFallback, AvatarImage } from "@/components/ui/avatar";

interface UserAvatarProps {
  username: string;
  avatarUrl: string | null;
  className?: string;
}

/** A person's picture at the public avatar service, or the first two letters of the username. */
export function UserAvatar({ username, avatarUrl, className }: UserAvatarProps) {
  return (
    <Avatar className={className}>
      {avatarUrl && <AvatarImage src={avatarUrl} alt="" referrerPolicy="no-referrer" />}
      <AvatarFallback aria-hidden>
        {Array.from(username).slice(0, 2).join("").toUpperCase()}
      </AvatarFallback>
    </Avatar>
  );
}
