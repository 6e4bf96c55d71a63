import { dehydrate, HydrationBoundary, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { makeQueryClient } from "@/lib/client/query-client";

interface HydratedProps {
  /** Begins the page's reads, each under the key that its query asks for. */
  reads: (queryClient: QueryClient) => Promise<unknown>[];
  children: ReactNode;
}

/**
 * Hands what a page reads on the server to the browser's cache, so that its screen shows at once. A read
 * that fails here is left out: the screen asks again by itself, and says so if that fails too.
 */
export async function Hydrated({ reads, children }: HydratedProps) {
  const queryClient = makeQueryClient();
  await Promise.allSettled(reads(queryClient));
  return <HydrationBoundary state={dehydrate(queryClient)}>{children}</HydrationBoundary>;
}
