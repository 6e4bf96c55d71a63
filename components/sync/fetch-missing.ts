import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isStored } from "@/lib/client/device/stored-household";
import {
  activeCheckQuery,
  countsQuery,
  latestCheckQuery,
} from "@/lib/features/checks/client/queries";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";

/**
 * Fetches what the screens need that open without a network, where no page has loaded it on this device
 * yet: one after the other, as nobody is waiting for it.
 */
export async function fetchMissing(queryClient: QueryClient, userId: number): Promise<void> {
  async function fetchIfMissing(queryKey: QueryKey, fetch: () => Promise<unknown>): Promise<void> {
    if (queryClient.getQueryData(queryKey) !== undefined) return;
    if (await isStored(userId, queryKey)) return;
    // It is tried again with the next page.
    await fetch().catch(() => undefined);
  }

  const [locations, items, active] = [locationsQuery(), itemsQuery(), activeCheckQuery()];
  const [latest, list] = [latestCheckQuery(), shoppingListQuery()];
  await fetchIfMissing(locations.queryKey, () => queryClient.query(locations));
  await fetchIfMissing(items.queryKey, () => queryClient.query(items));
  await fetchIfMissing(active.queryKey, () => queryClient.query(active));
  await fetchIfMissing(latest.queryKey, () => queryClient.query(latest));
  await fetchIfMissing(list.queryKey, () => queryClient.query(list));
  const check = queryClient.getQueryData(active.queryKey);
  if (!check) return;
  const counts = countsQuery(check.id);
  await fetchIfMissing(counts.queryKey, () => queryClient.query(counts));
}
