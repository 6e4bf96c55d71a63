import type { Metadata } from "next";
import { DataManagementScreen } from "@/components/data-management/data-management-screen";
import { titleOf } from "@/lib/core/screens";
import { requireActor } from "@/lib/server/current-session";

export const metadata: Metadata = { title: titleOf("data-management") };

export default async function DataManagementPage() {
  await requireActor();
  return <DataManagementScreen />;
}
