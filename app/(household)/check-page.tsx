import { CheckFlow } from "@/components/checks/check-flow";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { listItems } from "@/lib/features/items/server/reads";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { listLocations } from "@/lib/features/locations/server/reads";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "./hydrated";
import { readRunningCheck } from "./read-running-check";

/** Renders the page of all check screens. The browser selects the screen by the URL. */
export async function CheckPage() {
  const actor = await requireActor();
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [
        client.query({ ...locationsQuery(), queryFn: () => listLocations(actor) }),
        client.query({ ...itemsQuery(), queryFn: () => listItems(actor) }),
        readRunningCheck(client, actor),
      ]}
    >
      <CheckFlow />
    </Hydrated>
  );
}
