import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Location } from "../model/dto";

/** Returns the query of the household's locations in the checking sequence. */
export const locationsQuery = () =>
  queryOptions({
    queryKey: ["locations"],
    queryFn: ({ signal }) => api.get<Location[]>("/api/locations", { signal }),
  });
