import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { ShopOrder } from "../model/dto";

/** Returns the query of the order in which the household finds its items in the shop. */
export const shopOrderQuery = () =>
  queryOptions({
    queryKey: ["shop-order"],
    queryFn: ({ signal }) => api.get<ShopOrder>("/api/shop-order", { signal }),
  });
