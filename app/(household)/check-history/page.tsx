import type { Metadata } from "next";
import { HistoryScreen } from "@/components/checks/history/history-screen";
import { titleOf } from "@/lib/core/screens";
import { completedChecksQuery } from "@/lib/features/checks/client/queries";
import { listCompletedChecks } from "@/lib/features/checks/server/reads";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "../hydrated";

export const metadata: Metadata = { title: titleOf("check-history") };

export default async function CheckHistoryPage() {
  const actor = await requireActor();
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [
        client.query({ ...completedChecksQuery(), queryFn: () => listCompletedChecks(actor) }),
      ]}
    >
      <HistoryScreen />
    </Hydrated>
  );
}
