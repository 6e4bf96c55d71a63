import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Item } from "../model/dto";

/**
 * Returns the query of the household's items by id. The items of one location are filtered from
 * these.
 */
export const itemsQuery = () =>
  queryOptions({
    queryKey: ["items"],
    queryFn: ({ signal }) => api.get<Item[]>("/api/items", { signal }),
  });
