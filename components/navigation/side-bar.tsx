"use client";

import { LogOut } from "lucide-react";
import { AppLink } from "@/components/shared/app-link";
import { Brand } from "@/components/shared/brand";
import { SIDE_BAR_ROW } from "@/components/shared/side-bar-row";
import { Spinner } from "@/components/shared/spinner";
import { cn } from "@/components/ui/class-names";
import { usePaths } from "@/lib/client/history/address";
import { paths } from "@/lib/core/paths";
import type { User } from "@/lib/features/accounts/model/dto";
import { currentMark, entries } from "./entries";
import { useCarefulLogout } from "./use-careful-logout";
import { UserMenu } from "./user-menu";

/**
 * Renders the navigation of larger screens: a side bar, and on tablets a rail below the title bar, which has the user
 * menu there.
 */
export function SideBar({ user }: { user: User }) {
  const { shown: pathname } = usePaths();
  const logout = useCarefulLogout();
  return (
    <aside
      data-side-bar
      className="bg-sunken sticky top-(--title-bar-height) hidden h-[calc(100dvh-var(--title-bar-height))] w-26 shrink-0 flex-col gap-7.5 overflow-y-auto border-r px-1.5 py-3 md:flex lg:top-0 lg:h-dvh lg:w-(--side-bar-width) lg:px-3 lg:pt-5.5 lg:pb-6 xl:px-4"
    >
      <AppLink
        href={paths.home()}
        className="mx-2 flex min-h-11 items-center self-start rounded-lg max-lg:hidden"
      >
        <Brand />
      </AppLink>
      <nav aria-label="Main" className="flex flex-1 flex-col">
        <ul className="flex flex-col gap-1">
          {entries.map((entry) => {
            const mark = currentMark(entry, pathname);
            return (
              <li key={entry.href}>
                <AppLink
                  href={entry.href}
                  aria-current={mark}
                  className={cn(
                    SIDE_BAR_ROW,
                    mark &&
                      "bg-accent text-accent-foreground hover:bg-accent hover:text-accent-foreground",
                  )}
                >
                  <entry.icon aria-hidden strokeWidth={mark ? 2.25 : 1.75} />
                  {entry.label}
                </AppLink>
              </li>
            );
          })}
        </ul>
      </nav>
      {/* The height is set, so that "Logout" does not move when the browser paints it before it has read the menu. */}
      <div className="flex min-h-27 flex-col gap-2 max-lg:hidden">
        <button
          type="button"
          className={SIDE_BAR_ROW}
          disabled={logout.isPending}
          onClick={logout.start}
        >
          {logout.isPending ? <Spinner /> : <LogOut aria-hidden strokeWidth={1.75} />}
          Logout
        </button>
        <UserMenu user={user} look="row" />
        {logout.question}
      </div>
    </aside>
  );
}
