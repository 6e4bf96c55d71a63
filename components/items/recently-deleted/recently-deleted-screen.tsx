"use client";

import { ArrowLeft, Lock } from "lucide-react";
import { AppLink } from "@/components/shared/app-link";
import { EmptyState } from "@/components/shared/empty-state";
import { PageHeader } from "@/components/shared/page-header";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { RESTORABLE_DAYS } from "@/lib/features/households/model/rules";
import { DeletedList } from "./deleted-list";

/** Shows the deleted items and locations that can be restored. */
export function RecentlyDeletedScreen() {
  const canRestore = useIsAllowed("inventory:edit");
  return (
    <>
      <Button asChild variant="ghost" className="text-muted-foreground mb-1 -ml-2.5 px-2.5">
        <AppLink href={paths.items()}>
          <ArrowLeft aria-hidden />
          All items
        </AppLink>
      </Button>
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
