import type { QueryKey } from "@tanstack/react-query";
import { vi } from "vitest";
import { applyChange } from "@/components/sync/apply-change";
import { makeQueryClient } from "@/lib/client/query-client";
import { dismissToast, toastStore } from "@/lib/client/toast";
import type { ChangeKind, RealtimeChange } from "@/lib/core/realtime-change";
import {
  activeCheckQuery,
  countsQuery,
  presencesQuery,
} from "@/lib/features/checks/client/queries";
import type { CheckChange } from "@/lib/features/checks/model/dto";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import { checkAnswer, countAnswer, itemAnswer } from "../../support/answers";

export const ME = 7;
const flour = itemAnswer(11, { name: "Flour", unit: "pack", currentStock: 1 });
export const count = { ...countAnswer(11), newStock: 3, countedBy: "ben" };
export const told = {
  by: { userId: 8, username: "ben" },
  tab: null,
  at: "2026-01-01T00:00:00.000Z",
};

export type NewChange = {
  [Kind in ChangeKind]: Pick<RealtimeChange<Kind>, "kind" | "ids" | "detail"> &
    Partial<RealtimeChange<Kind>>;
}[ChangeKind];

/** Applies a realtime change to a new query cache, as a browser tab that shows a running check does. */
export function apply(change: NewChange, isOwn = false) {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(activeCheckQuery().queryKey, checkAnswer());
  queryClient.setQueryData(itemsQuery().queryKey, [flour]);
  queryClient.setQueryData(countsQuery(5).queryKey, []);
  queryClient.setQueryData(presencesQuery(5).queryKey, []);
  queryClient.setQueryData(shoppingListQuery().queryKey, null);
  const refreshed: QueryKey[] = [];
  const open = vi.fn();
  applyChange(
    { ...told, ...change },
    {
      queryClient,
      userId: ME,
      isOwn,
      open,
      refresh: (queryKeys) => refreshed.push(...queryKeys),
    },
  );
  const active = queryClient.getQueryData(activeCheckQuery().queryKey);
  return { queryClient, refreshed, open, active };
}

/** Returns a realtime change of the running check. */
export const check = (detail: CheckChange) => ({ kind: "check" as const, ids: [5], detail });

/** Sets the URL of the home screen, starts fake timers and removes the toast of the previous test. */
export function reset() {
  window.history.replaceState(null, "", "/");
  vi.useFakeTimers();
  dismissToast(toastStore.get()?.id ?? 0);
}
