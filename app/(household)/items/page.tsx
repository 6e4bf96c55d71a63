import type { Metadata } from "next";
import { ItemsScreen } from "@/components/items/items-screen";
import { latestCheckQuery } from "@/lib/features/checks/client/queries";
import { findLatestCheck } from "@/lib/features/checks/server/reads";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { listItems } from "@/lib/features/items/server/reads";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { listLocations } from "@/lib/features/locations/server/reads";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "../hydrated";

export const metadata: Metadata = { title: "Items" };

interface ItemsPageProps {
  searchParams: Promise<{ locationId?: string | string[] }>;
}

export default async function ItemsPage({ searchParams }: ItemsPageProps) {
  const actor = await requireActor();
  const { locationId } = await searchParams;
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [
        client.query({ ...locationsQuery(), queryFn: () => listLocations(actor) }),
        client.query({ ...itemsQuery(), queryFn: () => listItems(actor) }),
        client.query({ ...latestCheckQuery(), queryFn: () => findLatestCheck(actor) }),
      ]}
    >
      {/* A location id in the URL that is not a number matches no location, so the screen
          reports an unknown location. */}
      <ItemsScreen locationId={locationId === undefined ? undefined : Number(locationId)} />
    </Hydrated>
  );
}
