"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { api, hasStatus } from "@/lib/client/api";
import { cancelRefetch } from "@/lib/client/cancel-refetch";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { showFailure } from "@/lib/client/toast";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { checkCopy } from "../model/copy";
import type { Assumable, Check, Count, Presence } from "../model/dto";
import { isAssumed, replaceCount } from "../model/rules";
import { checkGroup } from "./pending-writes";
import { activeCheckQuery, assumableQuery, countsQuery, presencesQuery } from "./queries";

interface Running {
  check: Check;
  counts: Count[];
  /** Whether another person had started the check. */
  isJoined: boolean;
  presences: Presence[];
}

/**
 * Starts a check, or joins one that another person has just started.
 * @param assumedIds the items that get assumed entries in a check that this call starts
 */
async function startOrJoin(
  queryClient: QueryClient,
  assumedIds: readonly number[],
): Promise<Running> {
  try {
    const check = await api.post<Check>("/api/inventory-updates");
    const counts = await assumeAtStart(check, assumedIds);
    return { check, counts, isJoined: false, presences: [] };
  } catch (error) {
    if (!hasStatus(error, 409)) throw error;
    const check = await queryClient.query({ ...activeCheckQuery(), staleTime: 0 });
    if (!check) throw error;
    const [counts, presences] = await Promise.all([
      queryClient.query(countsQuery(check.id)),
      queryClient.query({ ...presencesQuery(check.id), staleTime: 0 }).catch(() => []),
    ]);
    return { check, counts, isJoined: true, presences };
  }
}

/**
 * Adds assumed entries to a check that has just started, and returns them. If that fails, the check asks for all items,
 * and a toast explains it.
 */
async function assumeAtStart({ id }: Check, assumedIds: readonly number[]): Promise<Count[]> {
  if (assumedIds.length === 0) return [];
  try {
    const assumable = await api.get<Assumable>(assumePath(id));
    const known = new Set(assumable.itemIds);
    const itemIds = assumedIds.filter((itemId) => known.has(itemId));
    return itemIds.length > 0 ? await api.post<Count[]>(assumePath(id), { itemIds }) : [];
  } catch {
    showFailure(checkCopy.assume.failure);
    return [];
  }
}

/** Starts a check. The given items get assumed entries: none of them is asked for. */
export function useStartCheck({ onRunning }: { onRunning: (running: Running) => void }) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: (assumedIds: readonly number[]) => startOrJoin(queryClient, assumedIds),
    failure: (error) => (hasStatus(error, 400) ? checkCopy.noLocations : checkCopy.start.failure),
    onSuccess: (running) => {
      queryClient.setQueryData(countsQuery(running.check.id).queryKey, running.counts);
      const { queryKey } = activeCheckQuery();
      // The server may have answered a running fetch before the check started. That response would remove the check
      // from the cache, and its screens would say that it was cancelled.
      cancelRefetch(queryClient, queryKey);
      queryClient.setQueryData(queryKey, running.check);
      onRunning(running);
    },
  });
}

/**
 * Cancels a check and discards its pending counts. The server restores the stock of counted items, so the items are
 * refetched.
 */
export function useCancelCheck() {
  const queryClient = useQueryClient();
  const queue = useWriteQueue();
  return useApiMutation({
    mutationFn: (updateId: number) => api.delete(`/api/inventory-updates/${updateId}`),
    failure: checkCopy.cancel.failure,
    onSuccess: (_nothing, updateId) => {
      void queue.discard(({ group }) => group === checkGroup(updateId));
      queryClient.setQueryData(activeCheckQuery().queryKey, null);
    },
    invalidates: [activeCheckQuery().queryKey, itemsQuery().queryKey],
  });
}

/**
 * Adds assumed entries with the recorded stock. The call is not a pending write
 * (docs/decisions/0043).
 */
export function useAssumeCounts(updateId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = countsQuery(updateId);
  return useApiMutation({
    mutationFn: (itemIds: readonly number[]) =>
      api.post<Count[]>(assumePath(updateId), { itemIds }),
    success: (entries) => checkCopy.assume.success(entries.filter(isAssumed).length),
    failure: checkCopy.assume.failure,
    onSuccess: (entries) =>
      queryClient.setQueryData(
        queryKey,
        (counts) => counts && entries.reduce(replaceCount, counts),
      ),
    onError: () => refetchCheck(queryClient, updateId),
    invalidates: [queryKey],
  });
}

/** Makes all assumed items of a check pending again. */
export function useWithdrawAssumed(updateId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = countsQuery(updateId);
  return useApiMutation({
    mutationFn: () => api.delete(assumePath(updateId)),
    failure: checkCopy.withdraw.failure,
    onSuccess: () =>
      queryClient.setQueryData(queryKey, (counts) => counts?.filter((count) => !isAssumed(count))),
    onError: () => refetchCheck(queryClient, updateId),
    invalidates: [queryKey],
  });
}

const assumePath = (updateId: number) => `/api/inventory-updates/${updateId}/assume`;

/**
 * Refetches a check that has ended, or that lost an item or its counts. The screen then shows the
 * change.
 */
function refetchCheck(queryClient: QueryClient, updateId: number): void {
  for (const { queryKey } of [activeCheckQuery(), itemsQuery(), assumableQuery(updateId)]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
