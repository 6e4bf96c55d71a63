import type { Metadata } from "next";
import { ItemsScreen } from "@/components/items/items-screen";
import { titleOf } from "@/lib/core/screens";
import { activeCheckQuery, latestCheckQuery } from "@/lib/features/checks/client/queries";
import { findActiveCheck, findLatestCheck } from "@/lib/features/checks/server/reads";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { listItems } from "@/lib/features/items/server/reads";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { listLocations } from "@/lib/features/locations/server/reads";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "../hydrated";

export const metadata: Metadata = { title: titleOf("items") };

export default async function ItemsPage() {
  const actor = await requireActor();
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [
        client.query({ ...locationsQuery(), queryFn: () => listLocations(actor) }),
        client.query({ ...itemsQuery(), queryFn: () => listItems(actor) }),
        client.query({ ...latestCheckQuery(), queryFn: () => findLatestCheck(actor) }),
        client.query({ ...activeCheckQuery(), queryFn: () => findActiveCheck(actor) }),
      ]}
    >
      <ItemsScreen />
    </Hydrated>
  );
}
