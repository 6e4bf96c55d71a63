import type { Metadata } from "next";
import { ShoppingListsScreen } from "@/components/shopping-lists/shopping-lists-screen";
import { titleOf } from "@/lib/core/screens";
import { additionsQuery } from "@/lib/features/shopping-additions/client/queries";
import { listAdditions } from "@/lib/features/shopping-additions/server/reads";
import { shoppingListsQuery } from "@/lib/features/shopping-lists/client/queries";
import { listShoppingLists } from "@/lib/features/shopping-lists/server/reads";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "../hydrated";

export const metadata: Metadata = { title: titleOf("shopping-lists") };

export default async function ShoppingListsPage() {
  const actor = await requireActor();
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [
        client.query({ ...shoppingListsQuery(), queryFn: () => listShoppingLists(actor) }),
        client.query({ ...additionsQuery(), queryFn: () => listAdditions(actor) }),
      ]}
    >
      <ShoppingListsScreen />
    </Hydrated>
  );
}
