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

/** An optimistic update of one cached query. */
export interface OptimisticChange {
  queryKey: QueryKey;
  apply: (queryClient: QueryClient) => void;
  /**
   * Undoes this optimistic update alone. Needed when several updates of the same query can run at once. Without
   * `undo` the earlier cached value is restored.
   */
  undo?: (queryClient: QueryClient) => void;
}

/**
 * Creates the optimistic update of the query with this key. A query that is not cached is not
 * changed. `undo` reverts this update alone.
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
  /** Toast after success. Without this option no toast is shown. */
  success?: ToastCopy | ((data: Data, variables: Variables) => ToastCopy);
  /** Toast after a failure, by default `GENERAL_FAILURE`. Null if the screen itself shows the error. */
  failure?: FailureCopy | null | ((error: Error, variables: Variables) => FailureCopy | null);
  /** Queries to refetch after the call, whether it succeeded or failed. */
  invalidates?: readonly QueryKey[] | ((variables: Variables) => readonly QueryKey[]);
  /** Optimistic updates, applied before the server has answered. */
  optimistic?: (variables: Variables) => readonly OptimisticChange[];
  /** Groups calls that change the same data: only the last one to end refetches. */
  mutationKey?: MutationKey;
  /** Calls with the same `mutationKey` run one after the other; their optimistic updates are applied at once. */
  isSerial?: boolean;
  /** Set for calls without a session, such as signing in, where 401 does not mean that a session ended. */
  isAnonymous?: boolean;
  /** Disables the double-tap detection, for calls that may repeat at once, or whose variables are not comparable. */
  isRepeatable?: boolean;
  onSuccess?: (data: Data, variables: Variables) => void;
  onError?: (error: Error, variables: Variables) => void;
}

/** Toast after the failure of a call without texts of its own. */
const GENERAL_FAILURE: FailureCopy = {
  title: "Error",
  text: "Something went wrong. Please try again.",
  prefersServerMessage: true,
};

/** The optimistic updates of one call, and the cached values before them, which are restored after an error. */
type Snapshot = readonly { change: OptimisticChange; before: unknown }[];

/**
 * Returns the mutation of a screen. It calls the API, shows a toast with the outcome, applies
 * optimistic updates and reverts them after an error, and refetches the affected queries.
 */
export function useApiMutation<Data = void, Variables = void>({
  mutationFn,
  success,
  failure = GENERAL_FAILURE,
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
      // A running fetch would overwrite the optimistic update with older data.
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
      // No toast is shown after an abort. A 401 in a call with a session opens the sign-in page, which has its own
      // message.
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
    // Optimistic mutations may be repeated at once, such as ticking and unticking.
    if (optimistic || isRepeatable || repeats.begin(call[0])) mutation.mutate(...call);
  };
  return { ...mutation, mutate };
}

/** Shows the failure toast. Its second line is the cause, unless the text above is the same. */
async function tellFailure(
  queryClient: QueryClient,
  { title, text: literal, prefersServerMessage }: FailureCopy,
  error: Error,
): Promise<void> {
  const hasNewRole = hasStatus(error, 403) && (await refreshRights(queryClient));
  // Without a response there is no server message. The text then names the failed action, and the second line the
  // cause.
  const message = hasStatus(error, 0) ? undefined : messageToShow(error);
  const text = (prefersServerMessage ? message : undefined) ?? literal;
  const detail = hasNewRole ? ROLE_CHANGED : reasonToShow(error);
  showFailure(detail && detail !== text ? { title, text, detail } : { title, text });
}
