"use client";

import { House } from "lucide-react";
import { AppLink } from "@/components/shared/app-link";
import { Brand } from "@/components/shared/brand";
import { paths } from "@/lib/core/paths";
import { PRODUCT } from "@/lib/core/product";
import type { User } from "@/lib/features/accounts/model/dto";
import { UserMenu } from "./user-menu";

/**
 * Renders the bar at the top of phones and tablets. Its title links to the home screen, which has no entry in the
 * bottom bar. A visible toast covers the bar.
 */
export function TitleBar({ user }: { user: User }) {
  return (
    <header
      data-title-bar
      className="bg-background sticky top-0 z-40 flex h-(--title-bar-height) items-end justify-between border-b pt-[env(safe-area-inset-top)] pr-2 pl-4 md:fixed md:inset-x-0 lg:hidden"
    >
      <AppLink
        href={paths.home()}
        aria-label={`${PRODUCT}, home`}
        className="flex h-14 min-w-11 items-center rounded-lg"
      >
        <Brand />
        <House
          aria-hidden
          className="text-muted-foreground ml-[min(0.5rem,2vw)] size-[min(1.125rem,5.5vw)] shrink-0 [body:has([data-device-notice])_&]:hidden"
        />
      </AppLink>
      <div className="flex h-14 items-center">
        {/* The place of the button that opens the search. */}
        <div data-search-place className="size-11 md:hidden" />
        <UserMenu user={user} look="avatar" />
      </div>
    </header>
  );
}
