"use client";

import { ArrowLeft } from "lucide-react";
import { CsvExportCard } from "@/components/csv/export-card";
import { CsvImportCard } from "@/components/csv/import-card";
import { AppLink } from "@/components/shared/app-link";
import { PageHeader } from "@/components/shared/page-header";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { AccountCard } from "./account-card";
import { ExportCard } from "./export-card";
import { OptimizationCard } from "./optimization-card";
import { PurgeCard } from "./purge-card";
import { RecentlyDeletedCard } from "./recently-deleted-card";

/** Shows the screen for import, export, photo optimization, purging and leaving. */
export function DataManagementScreen() {
  const canEdit = useIsAllowed("inventory:edit");
  const canPurge = useIsAllowed("data:purge");
  const canOptimize = useIsAllowed("photos:optimize");
  return (
    <>
      <Button asChild variant="ghost" className="mb-2 -ml-3">
        <AppLink href={paths.settings()}>
          <ArrowLeft aria-hidden />
          Back to Settings
        </AppLink>
      </Button>
      <PageHeader
        title="Data Management"
        description="Take your data out, clear it, or take it away for good."
      />
      <div className="grid max-w-2xl gap-5">
        <ExportCard />
        <CsvExportCard />
        {canEdit && <CsvImportCard />}
        {canEdit && <RecentlyDeletedCard />}
        {canPurge && <PurgeCard />}
        <AccountCard />
        {canOptimize && <OptimizationCard />}
      </div>
    </>
  );
}
