"use client";

import { Keyboard, LogOut, Monitor, Moon, Sun, UserRound } from "lucide-react";
import { AppLink } from "@/components/shared/app-link";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { KeyCap } from "@/components/shortcuts/keys";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { changePreferences, usePreferences } from "@/lib/client/preferences";
import { paths } from "@/lib/core/paths";
import type { User } from "@/lib/features/accounts/model/dto";
import { useCarefulLogout } from "./use-careful-logout";
import { UserMenuTrigger } from "./user-menu-trigger";

const ShortcutsDialog = late(
  async () => (await import("@/components/shortcuts/shortcuts-dialog")).ShortcutsDialog,
);

const themes = [
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
  { value: "system", label: "System", icon: Monitor },
] as const;

interface UserMenuPanelProps {
  user: User;
  look: "row" | "avatar";
}

/** Renders the user menu, open at mount: its chunk is loaded by the press that opens it. */
export function UserMenuPanel({ user, look }: UserMenuPanelProps) {
  const theme = usePreferences()?.theme ?? "system";
  const logout = useCarefulLogout();
  const shortcuts = useDialog<null>();
  const isPhone = look === "avatar";
  return (
    <>
      <DropdownMenu defaultOpen modal={false}>
        <DropdownMenuTrigger asChild>
          <UserMenuTrigger user={user} look={look} />
        </DropdownMenuTrigger>
        <DropdownMenuContent
          align="end"
          // Beside the side bar, so that the menu does not cover "Logout" there.
          side={isPhone ? "bottom" : "right"}
        >
          {isPhone && (
            <>
              <div className="max-w-64 px-3 pt-2 pb-1">
                <p className="truncate font-semibold" title={user.username}>
                  {user.username}
                </p>
                <p className="text-muted-foreground truncate text-sm" title={user.householdName}>
                  {user.householdName}
                </p>
              </div>
              <DropdownMenuSeparator />
            </>
          )}
          <DropdownMenuItem asChild>
            <AppLink href={paths.account()}>
              <UserRound aria-hidden />
              Account
            </AppLink>
          </DropdownMenuItem>
          <DropdownMenuItem
            // Hidden on devices without a mouse, which rarely have a keyboard.
            className="hidden pointer-fine:flex"
            onSelect={() => shortcuts.open(null)}
          >
            <Keyboard aria-hidden />
            Keyboard shortcuts
            <KeyCap className="shortcut-hint ml-auto hidden">?</KeyCap>
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuLabel>Appearance</DropdownMenuLabel>
          <DropdownMenuRadioGroup aria-label="Appearance" value={theme}>
            {themes.map(({ value, label, icon: Icon }) => (
              <DropdownMenuRadioItem
                key={value}
                value={value}
                onSelect={() => changePreferences({ theme: value })}
              >
                <Icon aria-hidden />
                {label}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
          {isPhone && (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuItem disabled={logout.isPending} onSelect={logout.start}>
                <LogOut aria-hidden />
                Logout
              </DropdownMenuItem>
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {logout.question}
      {shortcuts.turn > 0 && <ShortcutsDialog key={shortcuts.turn} dialog={shortcuts} />}
    </>
  );
}
