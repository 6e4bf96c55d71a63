"use client";

import {
  type DataTag,
  hashKey,
  type MutationKey,
  type QueryClient,
  type QueryKey,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from "@tanstack/react-query";
import type { FailureCopy } from "@/lib/core/failure-copy";
import { hasStatus, messageToShow, reasonToShow } from "./api";
import { refreshRights, ROLE_CHANGED } from "./rights";
import { showFailure, showToast, type ToastCopy } from "./toast";
import { useRepeats } from "./use-repeats";

/** One change of the cache that is made at once and taken back if the server refuses. */
export interface OptimisticChange {
  queryKey: QueryKey;
  apply: (queryClient: QueryClient) => void;
  /**
   * Takes back this change and no other, where several of the same query may be under way at once.
   * Without it the cached value returns to what it was before.
   */
  undo?: (queryClient: QueryClient) => void;
}

/**
 * The change of one cached query, found by the key of its `queryOptions`. Where nothing is cached yet,
 * nothing is changed. `undo` takes back this change alone.
 */
export function optimisticChange<Data>(
  queryKey: DataTag<QueryKey, Data, Error>,
  update: (old: Data) => Data,
  undo?: (now: Data) => Data,
): OptimisticChange {
  const changeBy = (change: (old: Data) => Data) => (queryClient: QueryClient) =>
    queryClient.setQueryData<Data>(queryKey, (old) => (old === undefined ? old : change(old)));
  return { queryKey, apply: changeBy(update), undo: undo && changeBy(undo) };
}

interface ApiMutationOptions<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>;
  /** What is said when it worked. Without it success is silent. */
  success?: ToastCopy | ((data: Data, variables: Variables) => ToastCopy);
  /** What is said when it failed. Without it, or for null, the screen itself must tell. */
  failure?: FailureCopy | ((error: Error, variables: Variables) => FailureCopy | null);
  /** The queries to fetch anew when it is over, well or badly. */
  invalidates?: readonly QueryKey[] | ((variables: Variables) => readonly QueryKey[]);
  /** What the screen shows before the server has answered. */
  optimistic?: (variables: Variables) => readonly OptimisticChange[];
  /** Groups calls that change the same thing: only the last of them to end fetches anew. */
  mutationKey?: MutationKey;
  /** Calls of the same `mutationKey` wait for one another, whose changes show at once all the same. */
  isSerial?: boolean;
  /** Signing in: a 401 is an answer here, not the end of a session. */
  isAnonymous?: boolean;
  /** The same call again is another wish: what it is about, a file say, cannot be compared. */
  isRepeatable?: boolean;
  onSuccess?: (data: Data, variables: Variables) => void;
  onError?: (error: Error, variables: Variables) => void;
}

/** Optimistic changes, and the cached values as they were before them. */
type Snapshot = readonly { change: OptimisticChange; before: unknown }[];

/**
 * The one way in which screens change things: calls, shows the toast of the outcome, changes the cache
 * at once and back where the server refuses, and refetches what is concerned.
 */
export function useApiMutation<Data = void, Variables = void>({
  mutationFn,
  success,
  failure,
  invalidates = [],
  optimistic,
  mutationKey,
  isSerial = false,
  isAnonymous = false,
  isRepeatable = false,
  onSuccess,
  onError,
}: ApiMutationOptions<Data, Variables>): UseMutationResult<Data, Error, Variables, Snapshot> {
  const queryClient = useQueryClient();
  const repeats = useRepeats();

  const mutation = useMutation({
    mutationFn,
    mutationKey,
    scope: isSerial && mutationKey ? { id: hashKey(mutationKey) } : undefined,
    meta: { isAnonymous },

    onMutate: async (variables): Promise<Snapshot> => {
      const changes = optimistic?.(variables) ?? [];
      // A fetch under way would overwrite the change with what was true before it.
      await Promise.all(changes.map(({ queryKey }) => queryClient.cancelQueries({ queryKey })));
      const snapshot = changes.map((change) => ({
        change,
        before: queryClient.getQueryData(change.queryKey),
      }));
      changes.forEach((change) => change.apply(queryClient));
      return snapshot;
    },

    onSuccess: (data, variables) => {
      repeats.end(variables, { isDone: true });
      if (success) showToast(typeof success === "function" ? success(data, variables) : success);
      onSuccess?.(data, variables);
    },

    onError: (error, variables, snapshot) => {
      repeats.end(variables, { isDone: false });
      snapshot?.forEach(({ change, before }) => {
        if (change.undo) change.undo(queryClient);
        else queryClient.setQueryData(change.queryKey, before);
      });
      // When the session is over the person is led away: one explanation is enough. What was abandoned did not fail.
      if ((isAnonymous || !hasStatus(error, 401)) && error.name !== "AbortError") {
        const copy = typeof failure === "function" ? failure(error, variables) : failure;
        if (copy) void tellFailure(queryClient, copy, error);
      }
      onError?.(error, variables);
    },

    onSettled: async (_data, _error, variables) => {
      const isLast = !mutationKey || queryClient.isMutating({ mutationKey }) === 1;
      if (!isLast) return;
      const keys = typeof invalidates === "function" ? invalidates(variables) : invalidates;
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });

  const mutate: typeof mutation.mutate = (...call) => {
    // What shows at once may be done and undone as quickly as one likes.
    if (optimistic || isRepeatable || repeats.begin(call[0])) mutation.mutate(...call);
  };
  return { ...mutation, mutate };
}

/** Says that something failed, and why where the copy does not say it. */
async function tellFailure(
  queryClient: QueryClient,
  { title, text: literal, prefersServerMessage }: FailureCopy,
  error: Error,
): Promise<void> {
  const hasNewRole = hasStatus(error, 403) && (await refreshRights(queryClient));
  const text = (prefersServerMessage ? messageToShow(error) : undefined) ?? literal;
  const detail = hasNewRole ? ROLE_CHANGED : reasonToShow(error);
  showFailure(detail && detail !== text ? { title, text, detail } : { title, text });
}
