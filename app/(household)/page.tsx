import type { Metadata } from "next";
import { HomeScreen } from "@/components/home/home-screen";
import { titleOf } from "@/lib/core/screens";
import { latestCheckQuery } from "@/lib/features/checks/client/queries";
import { findLatestCheck } from "@/lib/features/checks/server/reads";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { listItems } from "@/lib/features/items/server/reads";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { listLocations } from "@/lib/features/locations/server/reads";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "./hydrated";
import { readRunningCheck } from "./read-running-check";

export const metadata: Metadata = { title: titleOf("") };

export default async function HomePage() {
  const actor = await requireActor();
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [
        client.query({ ...locationsQuery(), queryFn: () => listLocations(actor) }),
        client.query({ ...itemsQuery(), queryFn: () => listItems(actor) }),
        readRunningCheck(client, actor),
        client.query({ ...latestCheckQuery(), queryFn: () => findLatestCheck(actor) }),
      ]}
    >
      <HomeScreen />
    </Hydrated>
  );
}
