import type { QueryClient } from "@tanstack/react-query";
import { CheckFlow } from "@/components/checks/check-flow";
import { activeCheckQuery, countsQuery } from "@/lib/features/checks/client/queries";
import { findActiveCheck, listCounts } from "@/lib/features/checks/server/reads";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { listItems } from "@/lib/features/items/server/reads";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { listLocations } from "@/lib/features/locations/server/reads";
import type { UserActor } from "@/lib/policy/actor";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "./hydrated";

/** Renders the page of all check screens. The browser selects the screen by the URL. */
export async function CheckPage() {
  const actor = await requireActor();
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [
        client.query({ ...locationsQuery(), queryFn: () => listLocations(actor) }),
        client.query({ ...itemsQuery(), queryFn: () => listItems(actor) }),
        readCheckWithCounts(client, actor),
      ]}
    >
      <CheckFlow />
    </Hydrated>
  );
}

async function readCheckWithCounts(client: QueryClient, actor: UserActor): Promise<void> {
  const check = await client.query({
    ...activeCheckQuery(),
    queryFn: () => findActiveCheck(actor),
    retry: false,
  });
  if (!check) return;
  await client.query({ ...countsQuery(check.id), queryFn: () => listCounts(actor, check.id) });
}
