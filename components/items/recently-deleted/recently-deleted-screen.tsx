"use client";

import { Lock } from "lucide-react";
import { BackLink } from "@/components/shared/back-link";
import { EmptyState } from "@/components/shared/empty-state";
import { PageHeader } from "@/components/shared/page-header";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { RESTORABLE_DAYS } from "@/lib/features/households/model/rules";
import { DeletedList } from "./deleted-list";

/** Shows the deleted items and locations that can be restored. */
export function RecentlyDeletedScreen() {
  const canRestore = useIsAllowed("inventory:edit");
  return (
    <>
      <BackLink href={paths.items()}>All items</BackLink>
      <PageHeader
        title="Recently deleted"
        description={`You can restore items and locations for ${RESTORABLE_DAYS} days after their deletion.`}
      />
      {canRestore ? (
        <DeletedList />
      ) : (
        <EmptyState
          icon={Lock}
          title="Only an admin can restore"
          text="Ask an admin of your household to restore deleted items."
        />
      )}
    </>
  );
}
