import Link from "next/link";
import { Brand } from "@/components/shared/brand";
import { paths } from "@/lib/core/paths";
import type { User } from "@/lib/features/accounts/model/dto";
import { UserMenu } from "./user-menu";

/**
 * Renders the bar at the top of phones. Its title links to the home screen, which has no entry in
 * the bottom bar.
 */
export function TitleBar({ user }: { user: User }) {
  return (
    <header className="bg-background sticky top-0 z-40 flex h-(--title-bar-height) items-end justify-between border-b pt-[env(safe-area-inset-top)] pr-2 pl-4 md:hidden">
      <Link href={paths.home()} aria-label="Home" className="flex h-14 items-center rounded-lg">
        <Brand />
      </Link>
      <div className="flex h-14 items-center">
        <UserMenu user={user} look="avatar" />
      </div>
    </header>
  );
}
