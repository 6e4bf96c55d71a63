"use client";

import { LogOut } from "lucide-react";
import { AppLink } from "@/components/shared/app-link";
import { Brand } from "@/components/shared/brand";
import { Spinner } from "@/components/shared/spinner";
import { cn } from "@/components/ui/class-names";
import { usePaths } from "@/lib/client/history/address";
import { paths } from "@/lib/core/paths";
import type { User } from "@/lib/features/accounts/model/dto";
import { currentMark, entries } from "./entries";
import { useCarefulLogout } from "./use-careful-logout";
import { UserMenu } from "./user-menu";

const rowClasses =
  "flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-[0.9375rem] font-medium text-muted-foreground transition-colors hover:bg-muted hover:text-foreground [&_svg]:size-5 [&_svg]:shrink-0";

/** Renders the navigation of larger screens. */
export function SideBar({ user }: { user: User }) {
  const { shown: pathname } = usePaths();
  const logout = useCarefulLogout();
  return (
    <aside
      data-side-bar
      className="bg-sunken sticky top-0 hidden h-dvh w-64 shrink-0 flex-col gap-7.5 overflow-y-auto border-r px-4 pt-5.5 pb-6 md:flex"
    >
      <AppLink
        href={paths.home()}
        className="mx-2 flex min-h-11 items-center self-start rounded-lg"
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
                    rowClasses,
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
      <div className="flex flex-col gap-2">
        <button
          type="button"
          className={rowClasses}
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
