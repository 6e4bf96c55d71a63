import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { restoreQueries } from "@/lib/client/device/stored-household";
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

/** A query and the function that fetches it. */
interface Fetchable {
  queryKey: QueryKey;
  fetch: () => Promise<unknown>;
}

/**
 * Adds the data of the screens that open offline to the query cache, so that a navigation without a network shows it.
 * What is stored on the device is restored, the rest is fetched. The requests run one after the other, because no
 * screen waits for them.
 */
export async function fetchMissing(queryClient: QueryClient, userId: number): Promise<void> {
  async function addMissing(queries: readonly Fetchable[]): Promise<void> {
    const missing = () =>
      queries.filter(({ queryKey }) => queryClient.getQueryData(queryKey) === undefined);
    const queryKeys = missing().map(({ queryKey }) => queryKey);
    if (queryKeys.length === 0) return;
    await restoreQueries(queryClient, { userId, queryKeys });
    for (const { fetch } of missing()) {
      // A failed fetch is ignored: the next page load fetches the missing data again.
      await fetch().catch(() => undefined);
    }
  }

  const [locations, items, active] = [locationsQuery(), itemsQuery(), activeCheckQuery()];
  const [latest, list] = [latestCheckQuery(), shoppingListQuery()];
  const [additions, purchases] = [additionsQuery(), purchasesQuery()];
  const forecast = forecastQuery();
  await addMissing([
    { queryKey: locations.queryKey, fetch: () => queryClient.query(locations) },
    { queryKey: items.queryKey, fetch: () => queryClient.query(items) },
    { queryKey: active.queryKey, fetch: () => queryClient.query(active) },
    { queryKey: latest.queryKey, fetch: () => queryClient.query(latest) },
    { queryKey: list.queryKey, fetch: () => queryClient.query(list) },
    { queryKey: additions.queryKey, fetch: () => queryClient.query(additions) },
    { queryKey: purchases.queryKey, fetch: () => queryClient.query(purchases) },
    { queryKey: forecast.queryKey, fetch: () => queryClient.query(forecast) },
  ]);
  if (readPreferences()?.shopOrder) {
    const order = shopOrderQuery();
    // The stored order was learned before the latest trip. It is used without a network only.
    await queryClient
      .query(order)
      .catch(() => restoreQueries(queryClient, { userId, queryKeys: [order.queryKey] }));
  }
  const check = queryClient.getQueryData(active.queryKey);
  if (!check) return;
  const counts = countsQuery(check.id);
  await addMissing([{ queryKey: counts.queryKey, fetch: () => queryClient.query(counts) }]);
}
