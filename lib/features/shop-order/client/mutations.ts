"use client";

import { api } from "@/lib/client/api";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import type { ShopOrder } from "../model/dto";
import { type Move, withMove } from "../model/order";
import { shopOrderQuery } from "./queries";

/** Moves an item in the order of the shop with an optimistic update. Calls run one after the other. */
export function useMoveItem() {
  const { queryKey } = shopOrderQuery();
  return useApiMutation({
    mutationKey: ["move-in-shop"],
    isSerial: true,
    mutationFn: (move: Move) => api.put<ShopOrder>("/api/shop-order", move),
    failure: { title: "Error", text: "The order of the shop could not be changed." },
    optimistic: (move) => [
      optimisticChange(queryKey, (old) => ({ ...old, itemIds: withMove(old.itemIds, move) })),
    ],
    invalidates: [queryKey],
  });
}
