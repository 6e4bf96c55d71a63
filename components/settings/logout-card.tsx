"use client";

import { LogOut } from "lucide-react";
import { useCarefulLogout } from "@/components/navigation/use-careful-logout";
import { BusyButton } from "@/components/shared/busy-button";

/** Shows the logout button on phones, whose bottom bar has none. */
export function LogoutCard() {
  const logout = useCarefulLogout();
  return (
    <div className="md:hidden">
      <BusyButton
        size="lg"
        variant="outline"
        className="w-full"
        isBusy={logout.isPending}
        busyLabel="Logging out..."
        onClick={logout.start}
      >
        <LogOut aria-hidden />
        Logout
      </BusyButton>
      {logout.question}
    </div>
  );
}
