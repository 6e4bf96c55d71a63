import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { TargetSuggestion } from "../model/dto";

/** Returns the query of the suggested targets of the household. */
export const targetSuggestionsQuery = () =>
  queryOptions({
    queryKey: ["target-suggestions"],
    queryFn: ({ signal }) => api.get<TargetSuggestion[]>("/api/target-suggestions", { signal }),
  });
