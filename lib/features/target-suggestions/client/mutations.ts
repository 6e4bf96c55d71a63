"use client";

import { api } from "@/lib/client/api";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import type { TargetSuggestion } from "../model/dto";
import { targetSuggestionsQuery } from "./queries";

/** Dismisses a suggested target for good, with an optimistic update. */
export function useDismissSuggestion() {
  const { queryKey } = targetSuggestionsQuery();
  return useApiMutation({
    mutationFn: ({ itemId, kind }: Pick<TargetSuggestion, "itemId" | "kind">) =>
      api.post(`/api/items/${itemId}/dismissed-suggestions`, { kind }),
    failure: { title: "Error", text: "The suggestion could not be dismissed." },
    optimistic: ({ itemId }) => [
      optimisticChange(queryKey, (old) => old.filter((it) => it.itemId !== itemId)),
    ],
    invalidates: [queryKey],
  });
}
