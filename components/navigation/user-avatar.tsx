import { Avatar } from "@/components/ui/avatar";

interface UserAvatarProps {
  username: string;
  avatarUrl: string | null;
  className?: string;
}

/** A person's picture at the public avatar service, or the first two letters of the username. */
export function UserAvatar({ username, avatarUrl, className }: UserAvatarProps) {
  const initials = Array.from(username).slice(0, 2).join("").toUpperCase();
  return <Avatar src={avatarUrl} initials={initials} className={className} />;
}
