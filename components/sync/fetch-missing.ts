import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { restoreQuery } from "@/lib/client/device/stored-household";
import { readPreferences } from "@/lib/client/preferences";
import {
  activeCheckQuery,
  countsQuery,
  latestCheckQuery,
} from "@/lib/features/checks/client/queries";
import { forecastQuery } from "@/lib/features/forecast/client/queries";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { purchasesQuery } from "@/lib/features/purchases/client/queries";
import { shopOrderQuery } from "@/lib/features/shop-order/client/queries";
import { additionsQuery } from "@/lib/features/shopping-additions/client/queries";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";

/**
 * Adds the data of the screens that open offline to the query cache, so that a navigation without a network shows it.
 * What is stored on the device is restored, the rest is fetched. The requests run one after the other, because no
 * screen waits for them.
 */
export async function fetchMissing(queryClient: QueryClient, userId: number): Promise<void> {
  async function fetchIfMissing(queryKey: QueryKey, fetch: () => Promise<unknown>): Promise<void> {
    if (queryClient.getQueryData(queryKey) !== undefined) return;
    if (await restoreQuery(queryClient, { userId, queryKey })) return;
    // A failed fetch is ignored: the next page load fetches the missing data again.
    await fetch().catch(() => undefined);
  }

  const [locations, items, active] = [locationsQuery(), itemsQuery(), activeCheckQuery()];
  const [latest, list] = [latestCheckQuery(), shoppingListQuery()];
  const [purchases, additions] = [purchasesQuery(), additionsQuery()];
  const forecast = forecastQuery();
  await fetchIfMissing(locations.queryKey, () => queryClient.query(locations));
  await fetchIfMissing(items.queryKey, () => queryClient.query(items));
  await fetchIfMissing(active.queryKey, () => queryClient.query(active));
  await fetchIfMissing(latest.queryKey, () => queryClient.query(latest));
  await fetchIfMissing(list.queryKey, () => queryClient.query(list));
  await fetchIfMissing(additions.queryKey, () => queryClient.query(additions));
  await fetchIfMissing(purchases.queryKey, () => queryClient.query(purchases));
  await fetchIfMissing(forecast.queryKey, () => queryClient.query(forecast));
  if (readPreferences()?.shopOrder) {
    const order = shopOrderQuery();
    // The stored order was learned before the latest trip. It is used without a network only.
    await queryClient
      .query(order)
      .catch(() => restoreQuery(queryClient, { userId, queryKey: order.queryKey }));
  }
  const check = queryClient.getQueryData(active.queryKey);
  if (!check) return;
  const counts = countsQuery(check.id);
  await fetchIfMissing(counts.queryKey, () => queryClient.query(counts));
}
