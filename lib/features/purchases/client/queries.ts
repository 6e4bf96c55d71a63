import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Purchases } from "../model/dto";

/** Returns the query of what was put away of the latest list. */
export const purchasesQuery = () =>
  queryOptions({
    queryKey: ["purchases"],
    queryFn: ({ signal }) => api.get<Purchases>("/api/purchases", { signal }),
  });
