import type { Metadata } from "next";
import { RecentlyDeletedScreen } from "@/components/items/recently-deleted/recently-deleted-screen";
import { titleOf } from "@/lib/core/screens";
import { recentlyDeletedQuery } from "@/lib/features/items/client/queries";
import { listRecentlyDeleted } from "@/lib/features/items/server/read-recently-deleted";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "../hydrated";

export const metadata: Metadata = { title: titleOf("recently-deleted") };

export default async function RecentlyDeletedPage() {
  const actor = await requireActor();
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [
        client.query({ ...recentlyDeletedQuery(), queryFn: () => listRecentlyDeleted(actor) }),
      ]}
    >
      <RecentlyDeletedScreen />
    </Hydrated>
  );
}
