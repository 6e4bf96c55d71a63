import { queryOptions } from "@tanstack/react-query";
import { api, hasStatus } from "@/lib/client/api";
import type { SharedList, ShoppingLink } from "../model/dto";

/** The time between two fetches of the list of a link while its page is visible, in milliseconds. */
const POLL_MS = 4_000;

/**
 * Returns the query of the open shopping links of the household; for people who may make them. Its data is always
 * stale, because a link that expires causes no realtime change.
 */
export const shoppingLinksQuery = () =>
  queryOptions({
    queryKey: ["shopping-links"],
    queryFn: ({ signal }) => api.get<ShoppingLink[]>("/api/shopping-links", { signal }),
    staleTime: 0,
  });

/** Returns the path of the calls of a link shopper. */
export const sharedListPath = (token: string) => `/api/shop/${encodeURIComponent(token)}`;

/** Returns whether a call failed because its shopping link has ended. */
export function hasLinkEnded(error: unknown): boolean {
  return hasStatus(error, 404);
}

/** Returns the query of the list of a shopping link. It is fetched every few seconds until the link has ended. */
export const sharedListQuery = (token: string) =>
  queryOptions({
    queryKey: ["shared-list", token],
    queryFn: ({ signal }) => api.get<SharedList>(sharedListPath(token), { signal }),
    staleTime: 0,
    // After a failed fetch, the list is fetched again at the next interval, or when the network returns.
    refetchInterval: ({ state }) => (hasLinkEnded(state.error) ? false : POLL_MS),
    refetchOnWindowFocus: ({ state }) => !hasLinkEnded(state.error),
    refetchOnReconnect: ({ state }) => !hasLinkEnded(state.error),
  });
