import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Item } from "../model/dto";
import type { RecentlyDeleted } from "../model/recently-deleted";

/**
 * Returns the query of the household's items, sorted by id. The items of one location are filtered from
 * these.
 */
export const itemsQuery = () =>
  queryOptions({
    queryKey: ["items"],
    queryFn: ({ signal }) => api.get<Item[]>("/api/items", { signal }),
  });

/** Returns the query of the items and locations that can be restored, the latest deletion first. */
export const recentlyDeletedQuery = () =>
  queryOptions({
    queryKey: ["recently-deleted"],
    queryFn: ({ signal }) => api.get<RecentlyDeleted[]>("/api/recently-deleted", { signal }),
  });
