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

/** Rows that a page brings along at most. Rendering more takes the server longer than the browser's own call. */
const MAX_ROWS = 1_000;

interface HydratedProps {
  actor: Actor;
  /** Begins the page's reads, each under the key that its query asks for. */
  reads: (queryClient: QueryClient) => Promise<unknown>[];
  children: ReactNode;
}

/**
 * Hands what a page reads on the server to the browser's cache, so that its screen shows at once. A read
 * that fails or is too large is left out, as are all of them while the household reads too much at once: the
 * screen asks again by itself, and says so if that fails too.
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

/** The rows of a list, or of the largest list in an object. */
function countRows(data: unknown): number {
  if (Array.isArray(data)) return data.length;
  if (typeof data !== "object" || data === null) return 0;
  const lists = Object.values(data).filter((value) => Array.isArray(value));
  return Math.max(0, ...lists.map((list) => list.length));
}
