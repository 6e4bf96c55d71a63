import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Addition } from "../model/dto";

/** Returns the query of what people have written on the shopping list. */
export const additionsQuery = () =>
  queryOptions({
    queryKey: ["shopping-additions"],
    queryFn: ({ signal }) => api.get<Addition[]>("/api/shopping-additions", { signal }),
  });
