import { Avatar } from "@/components/ui/avatar";
import { initialsOf } from "@/lib/core/initials";

interface UserAvatarProps {
  username: string;
  avatarUrl: string;
  className?: string;
}

/** Shows the avatar of a person, or the first two letters of the username. */
export function UserAvatar({ username, avatarUrl, className }: UserAvatarProps) {
  return <Avatar src={avatarUrl} initials={initialsOf(username)} className={className} />;
}
