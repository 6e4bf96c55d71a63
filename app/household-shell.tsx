import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AppShell } from "@/components/navigation/app-shell";
import { LateShell } from "@/components/screens/late-shell";
import { PresentScreen } from "@/components/screens/present-screen";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import { toUser } from "@/lib/features/accounts/model/dto";
import type { SessionUser } from "@/lib/server/session";

interface HouseholdShellProps {
  user: SessionUser;
  /** The time before which the request read no data, in milliseconds since 1970. */
  since: number;
  children: ReactNode;
}

/**
 * Renders the navigation shell of a signed-in person and the screen in it, and passes the person to the query cache.
 */
export function HouseholdShell({ user, since, children }: HouseholdShellProps) {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, toUser(user));
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <AppShell>
        <LateShell since={since} />
        <PresentScreen>{children}</PresentScreen>
      </AppShell>
    </HydrationBoundary>
  );
}
