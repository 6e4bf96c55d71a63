import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Household } from "../model/dto";

/** The person's household and its settings. */
export const householdQuery = () =>
  queryOptions({
    queryKey: ["household"],
    queryFn: ({ signal }) => api.get<Household>("/api/household", { signal }),
  });
