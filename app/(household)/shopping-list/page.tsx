import type { QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { ShoppingListScreen } from "@/components/shopping-lists/shopping-list-screen";
import { readId } from "@/lib/core/ids";
import { paths } from "@/lib/core/paths";
import { titleOf } from "@/lib/core/screens";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { findActiveCheck } from "@/lib/features/checks/server/reads";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { listItems } from "@/lib/features/items/server/reads";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { listLocations } from "@/lib/features/locations/server/reads";
import { purchasesQuery } from "@/lib/features/purchases/client/queries";
import { findPurchasesAndAdditions } from "@/lib/features/purchases/server/reads";
import { additionsQuery } from "@/lib/features/shopping-additions/client/queries";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import { findLatestShoppingList } from "@/lib/features/shopping-lists/server/reads";
import type { UserActor } from "@/lib/policy/actor";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "../hydrated";

export const metadata: Metadata = { title: titleOf("shopping-list") };

interface LatestListPageProps {
  searchParams: Promise<{ listId?: string | string[] }>;
}

export default async function LatestListPage({ searchParams }: LatestListPageProps) {
  const actor = await requireActor();
  const asked = (await searchParams).listId;
  const listId = readId(typeof asked === "string" ? asked : undefined);
  if (listId !== null) redirect(paths.shoppingList(listId));
  if (asked !== undefined) notFound();
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [
        client.query({ ...locationsQuery(), queryFn: () => listLocations(actor) }),
        client.query({ ...activeCheckQuery(), queryFn: () => findActiveCheck(actor) }),
        readListWithItems(client, actor),
        readPurchasesAndAdditions(client, actor),
      ]}
    >
      <ShoppingListScreen />
    </Hydrated>
  );
}

/**
 * Reads the latest list. If there is none or it has no lines, also reads the items, because the screen then shows how
 * many are low.
 */
async function readListWithItems(client: QueryClient, actor: UserActor): Promise<void> {
  const list = await client.query({
    ...shoppingListQuery(),
    queryFn: () => findLatestShoppingList(actor),
  });
  if (!list || list.items.length === 0) {
    await client.query({ ...itemsQuery(), queryFn: () => listItems(actor) });
  }
}

async function readPurchasesAndAdditions(client: QueryClient, actor: UserActor): Promise<void> {
  const found = findPurchasesAndAdditions(actor);
  await Promise.all([
    client.query({ ...purchasesQuery(), queryFn: async () => (await found).purchases }),
    client.query({ ...additionsQuery(), queryFn: async () => (await found).additions }),
  ]);
}
