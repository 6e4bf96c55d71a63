import type { Metadata } from "next";
import { DataManagementScreen } from "@/components/data-management/data-management-screen";
import { requireActor } from "@/lib/server/current-session";

export const metadata: Metadata = { title: "Data Management" };

export default async function DataManagementPage() {
  await requireActor();
  return <DataManagementScreen />;
}
