import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { paths } from "@/lib/core/paths";
import { currentUser, readsSince } from "@/lib/server/current-session";
import { HouseholdShell } from "../household-shell";

/**
 * Redirects people without a session to the sign-in page. This is for convenience, not for security: every read
 * and every command checks the actor itself.
 */
export default async function HouseholdLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  if (!user) redirect(paths.auth());
  return (
    <HouseholdShell user={user} since={readsSince()}>
      {children}
    </HouseholdShell>
  );
}
