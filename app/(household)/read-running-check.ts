import type { QueryClient } from "@tanstack/react-query";
import {
  activeCheckQuery,
  countsQuery,
  presencesQuery,
} from "@/lib/features/checks/client/queries";
import { findActiveCheck, listCounts, listPresences } from "@/lib/features/checks/server/reads";
import type { UserActor } from "@/lib/policy/actor";

/**
 * Reads the running check with its counts and with who is where, so that nothing on its screens moves when they arrive.
 */
export async function readRunningCheck(client: QueryClient, actor: UserActor): Promise<void> {
  const check = await client.query({
    ...activeCheckQuery(),
    queryFn: () => findActiveCheck(actor),
    retry: false,
  });
  if (!check) return;
  await Promise.all([
    client.query({ ...countsQuery(check.id), queryFn: () => listCounts(actor, check.id) }),
    client.query({ ...presencesQuery(check.id), queryFn: () => listPresences(actor, check.id) }),
  ]);
}
