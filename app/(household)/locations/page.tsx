import type { Metadata } from "next";
import { LocationsScreen } from "@/components/locations/locations-screen";
import { titleOf } from "@/lib/core/screens";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { listItems } from "@/lib/features/items/server/reads";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { listLocations } from "@/lib/features/locations/server/reads";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "../hydrated";

export const metadata: Metadata = { title: titleOf("locations") };

export default async function LocationsPage() {
  const actor = await requireActor();
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [
        client.query({ ...locationsQuery(), queryFn: () => listLocations(actor) }),
        client.query({ ...itemsQuery(), queryFn: () => listItems(actor) }),
      ]}
    >
      <LocationsScreen />
    </Hydrated>
  );
}
