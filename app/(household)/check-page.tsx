import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { listItems } from "@/lib/features/items/server/reads";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { listLocations } from "@/lib/features/locations/server/reads";
import type { UserActor } from "@/lib/policy/actor";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "./hydrated";
import { readRunningCheck } from "./read-running-check";

/**
 * Renders the page of a check screen. The browser selects the screen by the URL.
 * @param flow the flow of the check with the script of the screen that the page opens
 * @param readMore starts a read that only one screen needs, and stores its result in the query cache
 */
export async function renderCheck(
  flow: ReactNode,
  readMore?: (client: QueryClient, actor: UserActor) => Promise<unknown>,
) {
  const actor = await requireActor();
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [
        client.query({ ...locationsQuery(), queryFn: () => listLocations(actor) }),
        client.query({ ...itemsQuery(), queryFn: () => listItems(actor) }),
        readRunningCheck(client, actor),
        ...(readMore ? [readMore(client, actor)] : []),
      ]}
    >
      {flow}
    </Hydrated>
  );
}
