import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { AppShell } from "@/components/navigation/app-shell";
import { makeQueryClient } from "@/lib/client/query-client";
import { paths } from "@/lib/core/paths";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import { toUser } from "@/lib/features/accounts/model/dto";
import { currentUser } from "@/lib/server/current-session";

/**
 * Redirects people without a session to the sign-in page. This is for convenience, not for security: every read
 * and every command checks the actor itself.
 */
export default async function HouseholdLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  if (!user) redirect(paths.auth());
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, toUser(user));
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <AppShell>{children}</AppShell>
    </HydrationBoundary>
  );
}
