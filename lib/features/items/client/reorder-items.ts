"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api } from "@/lib/client/api";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import { itemCopy } from "../model/copy";
import type { Item } from "../model/dto";
import { compareOnShelf, withShelfOrder } from "../model/shelf";
import { itemsQuery } from "./queries";

const REORDERING = ["reorder-items"];

/**
 * Reorders the items of a location with an optimistic update. Calls run one after the other, so that the last one wins.
 * A refused call restores the last order that the server has accepted.
 */
export function useReorderItems(locationId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = itemsQuery();
  const agreed = useRef<readonly number[]>([]);
  return useApiMutation({
    mutationKey: REORDERING,
    isSerial: true,
    mutationFn: (ids: readonly number[]) =>
      api.put<Item[]>(`/api/locations/${locationId}/items/order`, {
        items: ids.map((id, order) => ({ id, order })),
      }),
    failure: itemCopy.reorder.failure,
    optimistic: (ids) => {
      if (queryClient.isMutating({ mutationKey: REORDERING }) === 1) {
        const items = queryClient.getQueryData(queryKey) ?? [];
        agreed.current = items
          .filter((item) => item.locationId === locationId)
          .toSorted(compareOnShelf)
          .map(({ id }) => id);
      }
      return [
        optimisticChange(
          queryKey,
          (items) => withShelfOrder(items, ids),
          (items) => withShelfOrder(items, agreed.current),
        ),
      ];
    },
    onSuccess: (_items, ids) => {
      agreed.current = ids;
    },
    invalidates: [queryKey],
  });
}
