import { queryOptions } from "@tanstack/react-query";
import { api, hasStatus } from "@/lib/client/api";
import type { Assumable, Check, CheckChanges, Count, Presence } from "../model/dto";

const TRIES = 3;

/** A 404 means that there is none. */
async function orNone<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/** What everything about checks is cached under. */
export const CHECKS_KEY = ["inventory-updates"] as const;

/** The running check, or null. Tried up to three times. */
export const activeCheckQuery = () =>
  queryOptions({
    queryKey: [...CHECKS_KEY, "active"],
    queryFn: ({ signal }) => orNone(api.get<Check>("/api/inventory-updates/active", { signal })),
    retry: TRIES - 1,
  });

/** The latest completed check with what it found, or null. */
export const latestCheckQuery = () =>
  queryOptions({
    queryKey: [...CHECKS_KEY, "latest"],
    queryFn: async ({ signal }) => {
      try {
        return await orNone(api.get<Check>("/api/inventory-updates/latest", { signal }));
      } catch (cause) {
        throw new Error("Failed to fetch latest inventory update", { cause });
      }
    },
  });

/** What was counted in a check. Always fetched fresh. */
export const countsQuery = (updateId: number) =>
  queryOptions({
    queryKey: [...CHECKS_KEY, updateId, "items"],
    queryFn: ({ signal }) =>
      api.get<Count[]>(`/api/inventory-updates/${updateId}/items`, { signal }),
    staleTime: 0,
  });

/** The items whose recorded stock the check may take without a count. */
export const assumableQuery = (updateId: number) =>
  queryOptions({
    queryKey: [...CHECKS_KEY, updateId, "assume"],
    queryFn: ({ signal }) =>
      api.get<Assumable>(`/api/inventory-updates/${updateId}/assume`, { signal }),
  });

/** The completed checks, newest first. */
export const completedChecksQuery = () =>
  queryOptions({
    queryKey: [...CHECKS_KEY, "completed"],
    queryFn: ({ signal }) => api.get<Check[]>("/api/inventory-updates/completed", { signal }),
  });

/** What a completed check counted, beside the one before it. */
export const checkChangesQuery = (updateId: number) =>
  queryOptions({
    queryKey: [...CHECKS_KEY, updateId, "changes"],
    queryFn: ({ signal }) =>
      api.get<CheckChanges>(`/api/inventory-updates/${updateId}/changes`, { signal }),
  });

/** How often it is asked who has silently left a check. */
const PRESENCE_POLL_MS = 60_000;

/** Who is in which location of a check now. */
export const presencesQuery = (updateId: number) =>
  queryOptions({
    queryKey: [...CHECKS_KEY, updateId, "presences"],
    queryFn: ({ signal }) =>
      api.get<Presence[]>(`/api/inventory-updates/${updateId}/presence`, { signal }),
    staleTime: PRESENCE_POLL_MS,
    refetchInterval: PRESENCE_POLL_MS,
  });
