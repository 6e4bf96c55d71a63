import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Optimization } from "../model/dto";

const POLL_MS = 1_000;

/**
 * Returns the query of the household's storage optimization, for admins only. It polls every second while an
 * optimization is running, or is about to start (`isAwaited`).
 */
export const optimizationQuery = ({ isAwaited = false } = {}) =>
  queryOptions({
    queryKey: ["photo-optimization"],
    queryFn: ({ signal }) => api.get<Optimization>("/api/migrate-images", { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isAwaited || state.data?.isRunning ? POLL_MS : false),
  });
