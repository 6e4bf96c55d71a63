import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ShoppingListScreen } from "@/components/shopping-lists/shopping-list-screen";
import { readId } from "@/lib/core/ids";
import { titleOf } from "@/lib/core/screens";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { findActiveCheck } from "@/lib/features/checks/server/reads";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { listLocations } from "@/lib/features/locations/server/reads";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import {
  findLatestShoppingList,
  getShoppingList,
} from "@/lib/features/shopping-lists/server/reads";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "../../hydrated";

export const metadata: Metadata = { title: titleOf("shopping-list") };

interface ListPageProps {
  params: Promise<{ listId: string }>;
}

export default async function ListPage({ params }: ListPageProps) {
  const actor = await requireActor();
  const listId = readId((await params).listId);
  if (listId === null) notFound();
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [
        client.query({ ...locationsQuery(), queryFn: () => listLocations(actor) }),
        client.query({ ...activeCheckQuery(), queryFn: () => findActiveCheck(actor) }),
        client.query({ ...shoppingListQuery(), queryFn: () => findLatestShoppingList(actor) }),
        client.query({
          ...shoppingListQuery(listId),
          queryFn: () => getShoppingList(actor, listId),
        }),
      ]}
    >
      <ShoppingListScreen key={listId} listId={listId} />
    </Hydrated>
  );
}
