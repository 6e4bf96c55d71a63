import {
  defaultShouldDehydrateQuery,
  environmentManager,
  MutationCache,
  QueryCache,
  QueryClient,
} from "@tanstack/react-query";
import { paths } from "@/lib/core/paths";
import { hasStatus } from "./api";
import { forgetOthers } from "./device/forget-device";
import { KEPT } from "./device/stored-household";
import { loadPage, reloadPage } from "./history/address";

/** Cached data is fresh for five minutes. */
export const FRESH_MS = 5 * 60_000;

/** Cached data that no screen shows is kept for 15 minutes, unless it is stored on the device. */
const KEPT_MS = 15 * 60_000;

declare module "@tanstack/react-query" {
  interface Register {
    /** `isAnonymous`: a call for signing in, where 401 does not mean that a session ended. */
    mutationMeta: { isAnonymous?: boolean };
  }
}

/** Whether the person of this tab has signed out or deleted the account. */
let hasLeft = false;

/**
 * Records whether the person has left: true after they signed out or deleted the account, false after a
 * person signed in. While it is true, 401 responses are ignored, because the shell navigates to the sign-in
 * page.
 */
export function setHasLeft(value: boolean): void {
  hasLeft = value;
}

/**
 * Opens the sign-in page because the session ended elsewhere. A full page load clears the memory,
 * after the stored household and the service worker's caches are deleted. Pending writes stay on the device until the
 * same person signs in.
 */
export function leaveForEntrance(): void {
  if (environmentManager.isServer() || hasLeft) return;
  void forgetOthers().finally(() => loadPage(paths.auth()));
}

/**
 * Reloads the page because another person has signed in. This clears the memory, after the stored households of all
 * other people are deleted.
 */
export function leaveForPerson(userId: number): void {
  void forgetOthers({ userId }).finally(reloadPage);
}

/**
 * Creates the query client with the product's defaults. `onSessionOver` is called when a call gets
 * a 401 response because the session ended elsewhere.
 */
export function makeQueryClient(onSessionOver: () => void = leaveForEntrance): QueryClient {
  const watchSession = (error: unknown) => {
    if (hasStatus(error, 401)) onSessionOver();
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // A running mutation may itself end the session, such as deleting the account. Its own
      // handler navigates then.
      onError: (error) => client.isMutating() === 0 && watchSession(error),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.isAnonymous) watchSession(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // On the server a timer would keep the data of a request in memory.
        gcTime: environmentManager.isServer() ? Infinity : KEPT_MS,
        refetchOnWindowFocus: false,
        retry: false,
        // Offline calls fail at once instead of being paused silently.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
      // The data of each query is serialized as one string: React serializes and parses a string much faster
      // than thousands of values.
      hydrate: { deserializeData: (data: string) => JSON.parse(data) as unknown },
      dehydrate: {
        serializeData: (data: unknown) => JSON.stringify(data),
        // Queries that are still pending on the server are streamed to the browser.
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === "pending",
      },
    },
  });
  // Navigations without a network load no document, so they can show only data in memory. The queries of the offline
  // screens are therefore never garbage-collected.
  for (const kind of KEPT) client.setQueryDefaults([kind], { gcTime: Infinity });
  return client;
}

let browserClient: QueryClient | undefined;

/**
 * Returns the query client: a single one in the browser, and a new one per request on the server, so that no
 * two people share a cache.
 */
export function getQueryClient(): QueryClient {
  if (environmentManager.isServer()) return makeQueryClient();
  browserClient ??= makeQueryClient();
  return browserClient;
}
