import { queryOptions, skipToken } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Forecast } from "../model/dto";

/** Returns the query of the stored forecast of the household. */
export const forecastQuery = () =>
  queryOptions({
    queryKey: ["forecast"],
    queryFn: ({ signal }) => api.get<Forecast>("/api/forecast", { signal }),
  });

/** The list for which this device hides the offers; null for a household without lists. */
interface HiddenOffers {
  listId: number | null;
}

/**
 * Returns the query for the id of the shopping list on which the person has hidden the items that may run out. It is
 * never fetched: its data is stored on the device with that of the household.
 */
export const hiddenOffersQuery = () =>
  queryOptions<HiddenOffers>({
    queryKey: [...forecastQuery().queryKey, "hidden-offers"],
    queryFn: skipToken,
    staleTime: Infinity,
  });
