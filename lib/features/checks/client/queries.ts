import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { getOrNull } from "@/lib/client/get-or-null";
import type { Assumable, Check, CheckChanges, Count, LatestCheck, Presence } from "../model/dto";

const TRIES = 3;

/** First part of all query keys of checks. */
export const CHECKS_KEY = ["inventory-updates"] as const;

/**
 * Returns the query of the running check. Its data is null when no check runs. A failed fetch is repeated
 * twice.
 */
export const activeCheckQuery = () =>
  queryOptions({
    queryKey: [...CHECKS_KEY, "active"],
    queryFn: ({ signal }) => getOrNull<Check>("/api/inventory-updates/active", { signal }),
    retry: TRIES - 1,
  });

/** Returns the query of the latest completed check with its totals. Its data is null if there is none. */
export const latestCheckQuery = () =>
  queryOptions({
    queryKey: [...CHECKS_KEY, "latest"],
    queryFn: async ({ signal }) => {
      try {
        return await getOrNull<LatestCheck>("/api/inventory-updates/latest", { signal });
      } catch (cause) {
        throw new Error("Failed to fetch latest inventory update", { cause });
      }
    },
  });

/** Returns the query of a check's entries. Its data is always stale. */
export const countsQuery = (updateId: number) =>
  queryOptions({
    queryKey: [...CHECKS_KEY, updateId, "items"],
    queryFn: ({ signal }) =>
      api.get<Count[]>(`/api/inventory-updates/${updateId}/items`, { signal }),
    staleTime: 0,
  });

/** Returns the query of the items that may get an assumed entry. */
export const assumableQuery = (updateId: number) =>
  queryOptions({
    queryKey: [...CHECKS_KEY, updateId, "assume"],
    queryFn: ({ signal }) =>
      api.get<Assumable>(`/api/inventory-updates/${updateId}/assume`, { signal }),
  });

/** Returns the query of the completed checks, newest first. */
export const completedChecksQuery = () =>
  queryOptions({
    queryKey: [...CHECKS_KEY, "completed"],
    queryFn: ({ signal }) => api.get<Check[]>("/api/inventory-updates/completed", { signal }),
  });

/** How a check has ended. */
export interface CheckEnd {
  status: "completed" | "cancelled";
  /** The person who ended the check; null when only the status of the check is known. */
  by: { userId: number; username: string } | null;
}

/**
 * Returns the query of how a check has ended. A realtime change sets its data. If none was received, a fetch
 * decides: the check was cancelled if it is not among the completed checks.
 */
export const checkEndQuery = (updateId: number) =>
  queryOptions({
    queryKey: [...CHECKS_KEY, updateId, "end"],
    queryFn: async ({ signal }): Promise<CheckEnd> => {
      const completed = await api.get<Check[]>("/api/inventory-updates/completed", { signal });
      const isCompleted = completed.some(({ id }) => id === updateId);
      return { status: isCompleted ? "completed" : "cancelled", by: null };
    },
    // The end of a check never changes. A refetch would lose the person that a realtime change has named.
    staleTime: "static",
  });

/** The first parts of the query keys of `checkChangesQuery`. */
export const CHECK_CHANGES_KEY = [...CHECKS_KEY, "changes"];

/** Returns the query of a completed check's counts beside those of the previous check. */
export const checkChangesQuery = (updateId: number) =>
  queryOptions({
    queryKey: [...CHECK_CHANGES_KEY, updateId],
    queryFn: ({ signal }) =>
      api.get<CheckChanges>(`/api/inventory-updates/${updateId}/changes`, { signal }),
  });

/** Interval of the presence query, in milliseconds. Expired presences cause no realtime change. */
const PRESENCE_POLL_MS = 60_000;

/** Returns the query of the presences in a check. */
export const presencesQuery = (updateId: number) =>
  queryOptions({
    queryKey: [...CHECKS_KEY, updateId, "presences"],
    queryFn: ({ signal }) =>
      api.get<Presence[]>(`/api/inventory-updates/${updateId}/presence`, { signal }),
    staleTime: PRESENCE_POLL_MS,
    refetchInterval: PRESENCE_POLL_MS,
  });
