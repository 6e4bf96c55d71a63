import type { Metadata } from "next";
import { RunOutsScreen } from "@/components/run-outs/run-outs-screen";
import { titleOf } from "@/lib/core/screens";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { listItems } from "@/lib/features/items/server/reads";
import { itemTrendsQuery } from "@/lib/features/stock/client/trends-queries";
import { listItemTrends } from "@/lib/features/stock/server/read-trends";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "../hydrated";

export const metadata: Metadata = { title: titleOf("run-outs") };

export default async function RunOutsPage() {
  const actor = await requireActor();
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [
        client.query({ ...itemsQuery(), queryFn: () => listItems(actor) }),
        client.query({ ...itemTrendsQuery(), queryFn: () => listItemTrends(actor) }),
      ]}
    >
      <RunOutsScreen />
    </Hydrated>
  );
}
