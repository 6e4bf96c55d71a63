"use client";

import { useQuery } from "@tanstack/react-query";
import { usePreferences } from "@/lib/client/preferences";
import { shopOrderQuery } from "@/lib/features/shop-order/client/queries";

/** Returns whether the list is shown in the order of the shop on this device, and that order. */
export function useListOrder() {
  const isInShop = usePreferences()?.shopOrder ?? false;
  const { data, isPending, isError } = useQuery({ ...shopOrderQuery(), enabled: isInShop });
  return {
    isInShop,
    order: isInShop ? data : undefined,
    isOrderLoading: isInShop && isPending,
    /** Whether the order could not be loaded. The list is shown by location then. */
    hasFailed: isInShop && isError && !data,
  };
}
