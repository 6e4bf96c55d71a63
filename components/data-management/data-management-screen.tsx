"use client";

import { CsvExportCard } from "@/components/csv/export-card";
import { CsvImportCard } from "@/components/csv/import-card";
import { BackLink } from "@/components/shared/back-link";
import { CardGroup } from "@/components/shared/card-group";
import { PageHeader } from "@/components/shared/page-header";
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
      <BackLink href={paths.settings()}>Back to Settings</BackLink>
      <PageHeader
        title="Data Management"
        description="Export, import, clear or delete your data."
      />
      {/* In wide windows the content of a card begins below its texts, which are beside its icon. */}
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[9fr_10fr] xl:grid-rows-[auto_auto_1fr] xl:items-start md:[&_[data-card-head]~*]:ml-15">
        <CardGroup isJoined title="Take out">
          <ExportCard />
          <CsvExportCard />
        </CardGroup>
        {canEdit && (
          <CardGroup isJoined title="Bring in and restore">
            <CsvImportCard />
            <RecentlyDeletedCard />
          </CardGroup>
        )}
        {(canPurge || canOptimize) && (
          // Its checkboxes are about as high as the other groups together.
          <CardGroup
            isJoined
            title="Clear up"
            className="xl:col-start-2 xl:row-span-3 xl:row-start-1"
          >
            {canOptimize && <OptimizationCard />}
            {canPurge && <PurgeCard />}
          </CardGroup>
        )}
        <CardGroup isJoined title="Leave">
          <AccountCard />
        </CardGroup>
      </div>
    </>
  );
}
