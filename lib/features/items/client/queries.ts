import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Item } from "../model/dto";

/** The household's items by id. What belongs to one location is filtered from these. */
export const itemsQuery = () =>
  queryOptions({
    queryKey: ["items"],
    queryFn: ({ signal }) => api.get<Item[]>("/api/items", { signal }),
  });
