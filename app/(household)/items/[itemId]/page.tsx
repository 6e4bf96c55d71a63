import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ItemScreen } from "@/components/items/details/item-screen";
import { readId } from "@/lib/core/ids";
import { titleOf } from "@/lib/core/screens";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { findActiveCheck } from "@/lib/features/checks/server/reads";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { listItems } from "@/lib/features/items/server/reads";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { listLocations } from "@/lib/features/locations/server/reads";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "../../hydrated";

export const metadata: Metadata = { title: titleOf("items") };

interface ItemPageProps {
  params: Promise<{ itemId: string }>;
}

export default async function ItemPage({ params }: ItemPageProps) {
  const actor = await requireActor();
  const itemId = readId((await params).itemId);
  if (itemId === null) notFound();
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [
        client.query({ ...locationsQuery(), queryFn: () => listLocations(actor) }),
        client.query({ ...itemsQuery(), queryFn: () => listItems(actor) }),
        client.query({ ...activeCheckQuery(), queryFn: () => findActiveCheck(actor) }),
      ]}
    >
      <ItemScreen itemId={itemId} />
    </Hydrated>
  );
}
