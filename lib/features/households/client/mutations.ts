"use client";

import { api } from "@/lib/client/api";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import type { Household } from "../model/dto";
import type { UpdateHousehold } from "../model/schema";
import { householdQuery } from "./queries";

/** Changes the household's settings with an optimistic update. */
export function useUpdateHousehold() {
  const { queryKey } = householdQuery();
  return useApiMutation({
    mutationFn: (input: UpdateHousehold) => api.patch<Household>("/api/household", input),
    optimistic: ({ aiEnabled }) => [
      optimisticChange(queryKey, (old) => ({ ...old, aiEnabled: aiEnabled ?? old.aiEnabled })),
    ],
    failure: { title: "Error", text: "The setting could not be saved. Please try again." },
    invalidates: [queryKey],
  });
}
