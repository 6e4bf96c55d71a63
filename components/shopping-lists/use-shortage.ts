"use client";

import { useQuery } from "@tanstack/react-query";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { isUncounted, quantityToBuy } from "@/lib/features/items/model/rules";

interface Shortage {
  isLoaded: boolean;
  /** Whether every item was counted. */
  isKnown: boolean;
  /** The number of counted items below their reorder point, which is the desired stock of most items. */
  count: number;
  /** The sentence about these items; undefined when there are none. */
  text: string | undefined;
}

/** Returns how many items of the household are to buy. Nothing is loaded unless it is needed. */
export function useShortage({ isNeeded }: { isNeeded: boolean }): Shortage {
  const { data: items } = useQuery({ ...itemsQuery(), enabled: isNeeded });
  const counted = items?.filter((item) => !isUncounted(item)) ?? [];
  const count = isNeeded ? counted.filter((item) => quantityToBuy(item) > 0).length : 0;
  return {
    isLoaded: items !== undefined,
    isKnown: items?.length === counted.length,
    count,
    text:
      count === 0
        ? undefined
        : `${count === 1 ? "1 item is" : `${count} items are`} below the desired stock`,
  };
}
