import type { QueryClient } from "@tanstack/react-query";
import {
  activeCheckQuery,
  countsQuery,
  presencesQuery,
} from "@/lib/features/checks/client/queries";
import { findRunningCheck } from "@/lib/features/checks/server/reads";
import type { UserActor } from "@/lib/policy/actor";

/**
 * Reads the running check with its counts and presences into the query cache. Otherwise the browser would
 * fetch them after the first render, and the content of the check's screens would move.
 */
export async function readRunningCheck(client: QueryClient, actor: UserActor): Promise<void> {
  const running = await findRunningCheck(actor);
  client.setQueryData(activeCheckQuery().queryKey, running?.check ?? null);
  if (!running) return;
  client.setQueryData(countsQuery(running.check.id).queryKey, running.counts);
  client.setQueryData(presencesQuery(running.check.id).queryKey, running.presences);
}
