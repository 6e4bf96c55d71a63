import type { Metadata } from "next";
import { CompleteFlow } from "@/components/checks/complete/complete-flow";
import { readId } from "@/lib/core/ids";
import { titleOf } from "@/lib/core/screens";
import { assumableQuery } from "@/lib/features/checks/client/queries";
import { listAssumable } from "@/lib/features/checks/server/reads";
import { renderCheck } from "../../check-page";

export const metadata: Metadata = { title: titleOf("inventory-complete") };

interface CompletePageProps {
  params: Promise<{ updateId: string }>;
}

export default async function CompletePage({ params }: CompletePageProps) {
  const id = readId((await params).updateId);
  // Without this read the lists of the screen would be hidden until the browser has asked for it.
  return renderCheck(
    <CompleteFlow />,
    async (client, actor) =>
      id && client.query({ ...assumableQuery(id), queryFn: () => listAssumable(actor, id) }),
  );
}
