import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { CheckFlow } from "@/components/checks/check-flow";
import { makeQueryClient } from "@/lib/client/query-client";
import { findActiveCheck, listCounts } from "@/lib/features/checks/data";
import { activeCheckQuery, countsQuery } from "@/lib/features/checks/queries";
import { listItems } from "@/lib/features/items/data";
import { itemsQuery } from "@/lib/features/items/queries";
import { listLocations } from "@/lib/features/locations/data";
import { locationsQuery } from "@/lib/features/locations/queries";
import { requireActor } from "@/lib/server/current-session";

/** The page of every screen of the inventory check. Which one it is, the address tells in the browser. */
export async function CheckPage() {
  const actor = await requireActor();
  const client = makeQueryClient();
  const [check] = await Promise.all([
    client.fetchQuery({
      ...activeCheckQuery(),
      queryFn: () => findActiveCheck(actor),
      retry: false,
    }),
    client.prefetchQuery({ ...locationsQuery(), queryFn: () => listLocations(actor) }),
    client.prefetchQuery({ ...itemsQuery(), queryFn: () => listItems(actor) }),
  ]);
  if (check) {
    const counts = { ...countsQuery(check.id), queryFn: () => listCounts(actor, check.id) };
    await client.prefetchQuery(counts);
  }
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <CheckFlow />
    </HydrationBoundary>
  );
}
