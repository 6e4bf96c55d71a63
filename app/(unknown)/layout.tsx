import { unstable_rethrow } from "next/navigation";
import type { ReactNode } from "react";
import { logger } from "@/lib/core/logger";
import { currentUser, readsSince } from "@/lib/server/current-session";
import type { SessionUser } from "@/lib/server/session";
import { HouseholdShell } from "../household-shell";

/** Shows the not-found page to signed-in people inside the navigation shell. */
export default async function UnknownLayout({ children }: { children: ReactNode }) {
  const user = await findUser();
  if (user) {
    return (
      <HouseholdShell user={user} since={readsSince()}>
        {children}
      </HouseholdShell>
    );
  }
  return <main className="flex min-h-dvh items-center justify-center">{children}</main>;
}

/** Returns the signed-in person, or null. */
async function findUser(): Promise<SessionUser | null> {
  try {
    return await currentUser();
  } catch (error) {
    // During the build Next throws an error of its own, to learn that the page depends on the request.
    unstable_rethrow(error);
    // The address is unknown with and without a session. The page therefore has the status 404 even if the
    // session cannot be read.
    logger.error({ error }, "the session of a not-found page could not be read");
    return null;
  }
}
