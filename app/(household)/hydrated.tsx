import {
  defaultShouldDehydrateQuery,
  dehydrate,
  HydrationBoundary,
  type QueryClient,
} from "@tanstack/react-query";
import type { ReactNode } from "react";
import { makeQueryClient } from "@/lib/client/query-client";
import type { Actor } from "@/lib/policy/actor";
import { runLimited } from "@/lib/server/work-limits";

/**
 * The largest number of rows in the initial data. Rendering more takes the server longer than a
 * request of the browser.
 */
const MAX_ROWS = 1_000;

interface HydratedProps {
  actor: Actor;
  /** Starts the reads of the page, each under the key of its query. */
  reads: (queryClient: QueryClient) => Promise<unknown>[];
  children: ReactNode;
}

/**
 * Passes the server's reads of a page to the browser's query cache, so that the screen renders at
 * once. Failed and too large reads are left out, and all reads while the household exceeds its
 * limit. The screen then fetches the data itself and shows an error if that fails.
 */
export async function Hydrated({ actor, reads, children }: HydratedProps) {
  const queryClient = makeQueryClient();
  await runLimited("reads:household", actor, () => Promise.allSettled(reads(queryClient))).catch(
    () => undefined,
  );
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) =>
      defaultShouldDehydrateQuery(query) && countRows(query.state.data) <= MAX_ROWS,
  });
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}

/** Returns the number of rows of a list, or of the largest list in an object. */
function countRows(data: unknown): number {
  if (Array.isArray(data)) return data.length;
  if (typeof data !== "object" || data === null) return 0;
  const lists = Object.values(data).filter((value) => Array.isArray(value));
  return Math.max(0, ...lists.map((list) => list.length));
}
