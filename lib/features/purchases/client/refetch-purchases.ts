import type { QueryClient } from "@tanstack/react-query";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { purchasesQuery } from "./queries";

/** Refetches what was put away, and the items. */
export function refetchPurchases({ queryClient }: { queryClient: QueryClient }): void {
  for (const { queryKey } of [purchasesQuery(), itemsQuery()]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
