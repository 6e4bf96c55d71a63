"use client";

import { skipToken, queryOptions, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { api, ApiError, hasStatus } from "@/lib/client/api";
import { newIdempotencyKey } from "@/lib/client/idempotency-key";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import { now } from "@/lib/core/clock";
import type { Item } from "@/lib/features/items/dto";
import { itemsQuery } from "@/lib/features/items/queries";
import { checkCopy } from "./copy";
import type { Check, Count } from "./dto";
import { activeCheckQuery, countsQuery } from "./queries";
import { replaceCount, replaceStock } from "./rules";
import type { RecordCount } from "./schema";
import type { Selection } from "./selection";

/** How long after a saved count the counts are fetched anew (specification, section 9). */
const REFETCH_DELAY_MS = 100;

const COUNTING = ["inventory-updates", "count"];

/** What was entered of an item and then refused, until it is confirmed again. */
export const refusedCountQuery = (updateId: number, itemId: number) =>
  queryOptions<Selection | null>({
    queryKey: ["inventory-updates", updateId, "refused", itemId],
    queryFn: skipToken,
    gcTime: Infinity,
  });

/** What is known of a count when it is confirmed. */
interface CountInput {
  check: Check;
  item: Item;
  selection: Selection;
  newStock: number;
  partialAmount: number;
  /** The username of who counts. */
  countedBy: string;
}

interface CountVariables extends CountInput {
  call: RecordCount & { observedAt: string };
  idempotencyKey: string;
}

/**
 * The one place where a count is written. The counts and the stock change at once; if the server refuses
 * they change back, what was entered is kept for the screen of the item, and `onRefused` leads there.
 */
export function useRecordCount({ onRefused }: { onRefused: (item: Item) => void }) {
  const queryClient = useQueryClient();
  const { mutate } = useApiMutation({
    mutationKey: COUNTING,
    mutationFn: ({ call, idempotencyKey }: CountVariables) =>
      api.post<Count>("/api/inventory-items", call, {
        headers: { "Idempotency-Key": idempotencyKey },
      }),
    optimistic: (variables) => [countChange(queryClient, variables), stockChange(variables)],
    success: checkCopy.count.success,
    failure: (error) =>
      error instanceof ApiError ? checkCopy.count.refused : checkCopy.count.failure,
    onSuccess: (_count, { check }) => refetchSoon(queryClient, check.id),
    onError: (error, { check, item, selection }) => {
      queryClient.setQueryData(refusedCountQuery(check.id, item.id).queryKey, selection);
      refetchSoon(queryClient, check.id);
      // The check has ended, or the item is gone, on another device: the screen is to say so.
      const isGone = hasStatus(error, 404);
      if (isGone) void queryClient.invalidateQueries({ queryKey: itemsQuery().queryKey });
      if (isGone || hasStatus(error, 409)) {
        void queryClient.invalidateQueries({ queryKey: activeCheckQuery().queryKey });
      }
      onRefused(item);
    },
  });

  return (input: CountInput): void => {
    const { check, item, newStock, partialAmount } = input;
    queryClient.setQueryData(refusedCountQuery(check.id, item.id).queryKey, null);
    const observedAt = now().toISOString();
    mutate({
      ...input,
      call: { updateId: check.id, itemId: item.id, newStock, partialAmount, observedAt },
      idempotencyKey: newIdempotencyKey(),
    });
  };
}

function countChange(queryClient: QueryClient, variables: CountVariables) {
  const { check, item, newStock, partialAmount, countedBy, call } = variables;
  const { queryKey } = countsQuery(check.id);
  const before = queryClient.getQueryData(queryKey)?.find(({ itemId }) => itemId === item.id);
  const count: Count = {
    // The server's own id comes with the next fetch.
    id: before?.id ?? -item.id,
    updateId: check.id,
    itemId: item.id,
    previousStock: before?.previousStock ?? item.currentStock,
    previousPartialAmount: before?.previousPartialAmount ?? item.partialAmount,
    newStock,
    partialAmount,
    updatedAt: call.observedAt,
    countedBy,
  };
  return optimisticChange(
    queryKey,
    (counts) => replaceCount(counts, item.id, count),
    (counts) => (counts.includes(count) ? replaceCount(counts, item.id, before) : counts),
  );
}

function stockChange({ item, newStock, partialAmount }: CountVariables) {
  const counted = { currentStock: newStock, partialAmount };
  return optimisticChange(
    itemsQuery().queryKey,
    (items) => replaceStock(items, item.id, counted),
    (items) => replaceStock(items, item.id, item, counted),
  );
}

/** While another count is under way its own end will fetch: what is shown must not jump back. */
function refetchSoon(queryClient: QueryClient, updateId: number): void {
  // The stock on the screen is what was just counted. Other screens fetch it when they open.
  void queryClient.invalidateQueries({ queryKey: itemsQuery().queryKey, refetchType: "none" });
  setTimeout(() => {
    if (queryClient.isMutating({ mutationKey: COUNTING }) > 0) return;
    void queryClient.invalidateQueries({ queryKey: countsQuery(updateId).queryKey });
  }, REFETCH_DELAY_MS);
}

interface Running {
  check: Check;
  counts: Count[];
  /** Somebody else had started it. */
  isJoined: boolean;
}

/** Starts a check, or joins the one that somebody else has just started. */
async function startOrJoin(queryClient: QueryClient): Promise<Running> {
  try {
    const check = await api.post<Check>("/api/inventory-updates");
    return { check, counts: [], isJoined: false };
  } catch (error) {
    if (!hasStatus(error, 409)) throw error;
    const check = await queryClient.query({ ...activeCheckQuery(), staleTime: 0 });
    if (!check) throw error;
    return { check, counts: await queryClient.query(countsQuery(check.id)), isJoined: true };
  }
}

export function useStartCheck({ onRunning }: { onRunning: (running: Running) => void }) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: () => startOrJoin(queryClient),
    failure: (error) => (hasStatus(error, 400) ? checkCopy.noLocations : checkCopy.start.failure),
    onSuccess: (running) => {
      queryClient.setQueryData(countsQuery(running.check.id).queryKey, running.counts);
      queryClient.setQueryData(activeCheckQuery().queryKey, running.check);
      onRunning(running);
    },
  });
}

/** Cancels a check. Counted items get their stock back on the server, so the items are fetched anew. */
export function useCancelCheck() {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: (updateId: number) => api.delete(`/api/inventory-updates/${updateId}`),
    failure: checkCopy.cancel.failure,
    onSuccess: () => queryClient.setQueryData(activeCheckQuery().queryKey, null),
    invalidates: [activeCheckQuery().queryKey, itemsQuery().queryKey],
  });
}

/** Says where in a check the person is. Others are merely told later where this fails, so it is silent. */
export function useBeInLocation() {
  return useApiMutation({
    mutationFn: ({ updateId, locationId }: { updateId: number; locationId: number | null }) =>
      api.put(`/api/inventory-updates/${updateId}/presence`, { locationId }),
  });
}
