"use client";

import { useState } from "react";
import { showFailure } from "@/lib/client/toast";
import type { User } from "@/lib/features/accounts/model/dto";
import type { UserMenuPanel } from "./user-menu-panel";
import { UserMenuTrigger } from "./user-menu-trigger";

interface UserMenuProps {
  user: User;
  /**
   * The appearance of the user menu. `row` shows the names beside the avatar and omits Logout, for
   * which the side bar has its own button.
   */
  look: "row" | "avatar";
}

const loadPanel = () => import("./user-menu-panel");

/**
 * Shows the signed-in person and the user menu. The menu is a separate chunk that loads on the
 * first hover or press.
 */
export function UserMenu({ user, look }: UserMenuProps) {
  const [Panel, setPanel] = useState<typeof UserMenuPanel>();

  async function open() {
    try {
      const loaded = await loadPanel();
      setPanel(() => loaded.UserMenuPanel);
    } catch {
      showFailure({ title: "Error", text: "The menu could not be loaded. Please try again." });
    }
  }

  if (Panel) return <Panel user={user} look={look} />;
  return (
    <UserMenuTrigger
      user={user}
      look={look}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadPanel().catch(() => null)}
      onClick={() => void open()}
    />
  );
}
