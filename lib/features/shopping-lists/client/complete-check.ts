"use client";

import { useQueryClient } from "@tanstack/react-query";
import { api, ApiError } from "@/lib/client/api";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import {
  activeCheckQuery,
  completedChecksQuery,
  countsQuery,
  latestCheckQuery,
} from "@/lib/features/checks/client/queries";
import { CHECK_COMPLETED } from "@/lib/features/checks/model/copy";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { shoppingListCopy } from "../model/copy";
import { shoppingListQuery, shoppingListsQuery } from "./queries";

interface Completion {
  message: string;
  shoppingListId: number;
}

/** Completes a check. Returns the existing list if another person has just completed it. */
async function completeOrFollow(updateId: number): Promise<Completion> {
  try {
    return await api.put<Completion>(`/api/inventory-updates/${updateId}/complete`);
  } catch (error) {
    const shoppingListId = error instanceof ApiError ? listNamedBy(error) : undefined;
    if (shoppingListId === undefined) throw error;
    return { message: CHECK_COMPLETED, shoppingListId };
  }
}

function listNamedBy({ body }: ApiError): number | undefined {
  if (typeof body !== "object" || body === null || !("shoppingListId" in body)) return undefined;
  return typeof body.shoppingListId === "number" ? body.shoppingListId : undefined;
}

/**
 * Completes a check. The shopping list opens before the running check is removed from the query cache, because
 * the screens of the check would otherwise report that another device has ended it.
 */
export function useCompleteCheck({ onSuccess }: { onSuccess: (shoppingListId: number) => void }) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: completeOrFollow,
    success: ({ message }) => shoppingListCopy.complete.success(message),
    failure: shoppingListCopy.complete.failure,
    onSuccess: ({ shoppingListId }) => {
      const changed = [latestCheckQuery(), completedChecksQuery(), shoppingListsQuery()];
      for (const { queryKey } of changed) {
        void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
      }
      // The screen of the latest list would otherwise show the previous list from the cache until the new one is
      // loaded.
      queryClient.removeQueries(shoppingListQuery());
      const active = activeCheckQuery();
      // The response of a fetch that is still running may contain the check as a running one.
      void queryClient.cancelQueries(active);
      onSuccess(shoppingListId);
      queryClient.setQueryData(active.queryKey, null);
    },
    // The call may fail because another person has added an item, or has completed or cancelled the check.
    // The refetched data shows which of these.
    onError: (_error, updateId) => {
      for (const { queryKey } of [activeCheckQuery(), countsQuery(updateId), itemsQuery()]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
