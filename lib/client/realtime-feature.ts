import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { ChangeKind, RealtimeChange } from "@/lib/core/realtime-change";

/** The dependencies of a handler of realtime changes. */
export interface RealtimeContext {
  queryClient: QueryClient;
  /** The signed-in person. */
  userId: number;
  /** Whether this tab made the change. Its screens show it already. */
  isOwn: boolean;
  /** Refetches queries after a short delay, so that several changes at once cause one refetch. */
  refresh: (queryKeys: readonly QueryKey[]) => void;
  /** Opens a screen of the household. */
  open: (path: string) => void;
}

/** The functions with which a feature updates its cached queries (`client/realtime.ts`). */
export interface RealtimeFeature {
  /**
   * Handlers that apply a realtime change to the query cache, by kind of change. Several features may handle
   * the same kind.
   */
  changes: {
    [Kind in ChangeKind]?: (change: RealtimeChange<Kind>, context: RealtimeContext) => void;
  };
  /** Returns queries to refetch every five seconds while there is no stream. */
  polledKeys?: (queryClient: QueryClient) => readonly QueryKey[];
}
