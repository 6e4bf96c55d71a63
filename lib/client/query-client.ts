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

/** Cached data is fresh for five minutes. */
const FRESH_MS = 5 * 60_000;

declare module "@tanstack/react-query" {
  interface Register {
    /** `isAnonymous`: for signing in, where a 401 does not mean that a session is over. */
    mutationMeta: { isAnonymous?: boolean };
  }
}

/** Whether the person of this tab has just left, of their own will. */
let hasLeft = false;

/**
 * Tells that the person has left by signing out or deleting the account, or that somebody is there again.
 * The shell leads whoever has left to the entrance, with what there is to say; calls that are refused
 * meanwhile are no news.
 */
export function setHasLeft(value: boolean): void {
  hasLeft = value;
}

/**
 * Leaves for the entrance because the session is over elsewhere: by a full load, which also forgets
 * everything in memory, after deleting the stored household and the service worker's caches. Writes that
 * wait to be sent stay until the same person signs in.
 */
export function leaveForEntrance(): void {
  if (environmentManager.isServer() || hasLeft) return;
  void forgetOthers().finally(() => window.location.assign(paths.auth()));
}

/**
 * A query client with the product's rules. `onSessionOver` is called when a
 * call is answered with 401, because the session ended elsewhere.
 */
export function makeQueryClient(onSessionOver: () => void = leaveForEntrance): QueryClient {
  const watchSession = (error: unknown) => {
    if (hasStatus(error, 401)) onSessionOver();
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // What is being done may itself end the session, such as leaving for good: its own answer tells then.
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
        refetchOnWindowFocus: false,
        retry: false,
        // Without a network a call fails and says so, rather than waiting without a word.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
      // As one text: React sends and reads it much faster than the thousands of values in it.
      hydrate: { deserializeData: (data: string) => JSON.parse(data) as unknown },
      dehydrate: {
        serializeData: (data: unknown) => JSON.stringify(data),
        // What a page began to fetch and did not wait for is streamed to the browser.
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === "pending",
      },
    },
  });
  return client;
}

let browserClient: QueryClient | undefined;

/** The one client of a browser session; on the server a new one, so that no two people share a cache. */
export function getQueryClient(): QueryClient {
  if (environmentManager.isServer()) return makeQueryClient();
  browserClient ??= makeQueryClient();
  return browserClient;
}
