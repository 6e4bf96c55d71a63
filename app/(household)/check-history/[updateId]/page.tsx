import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PastCheckScreen } from "@/components/checks/history/past-check-screen";
import { readId } from "@/lib/core/ids";
import { titleOf } from "@/lib/core/screens";
import { checkChangesQuery } from "@/lib/features/checks/client/queries";
import { getCheckChanges } from "@/lib/features/checks/server/reads";
import { checkTrendsQuery } from "@/lib/features/stock/client/trends-queries";
import { listCheckTrends } from "@/lib/features/stock/server/read-trends";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "../../hydrated";

export const metadata: Metadata = { title: titleOf("check-history") };

interface PastCheckPageProps {
  params: Promise<{ updateId: string }>;
}

export default async function PastCheckPage({ params }: PastCheckPageProps) {
  const actor = await requireActor();
  const updateId = readId((await params).updateId);
  if (updateId === null) notFound();
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [
        client.query({
          ...checkChangesQuery(updateId),
          queryFn: () => getCheckChanges(actor, updateId),
        }),
        client.query({
          ...checkTrendsQuery(updateId),
          queryFn: () => listCheckTrends(actor, updateId),
        }),
      ]}
    >
      <PastCheckScreen updateId={updateId} />
    </Hydrated>
  );
}
