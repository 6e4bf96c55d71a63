import type { Metadata } from "next";
import { AccountScreen } from "@/components/settings/account-screen";
import { titleOf } from "@/lib/core/screens";
import { sessionsQuery } from "@/lib/features/accounts/client/queries";
import { listSessions } from "@/lib/features/accounts/server/reads";
import { requireActor } from "@/lib/server/current-session";
import { Hydrated } from "../hydrated";

export const metadata: Metadata = { title: titleOf("account") };

export default async function AccountPage() {
  const actor = await requireActor();
  return (
    <Hydrated
      actor={actor}
      reads={(client) => [client.query({ ...sessionsQuery(), queryFn: () => listSessions(actor) })]}
    >
      <AccountScreen />
    </Hydrated>
  );
}
