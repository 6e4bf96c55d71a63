import { ArchiveRestore } from "lucide-react";
import { AppLink } from "@/components/shared/app-link";
import { CardHead } from "@/components/shared/card-head";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { paths } from "@/lib/core/paths";
import { RESTORABLE_DAYS } from "@/lib/features/households/model/rules";

/** Links to the deleted items and locations that can be restored. */
export function RecentlyDeletedCard() {
  return (
    <Card>
      <CardHead
        icon={ArchiveRestore}
        title="Recently Deleted"
        text={`What was deleted in the last ${RESTORABLE_DAYS} days.`}
        action={
          <Button asChild variant="outline">
            <AppLink href={paths.recentlyDeleted()} aria-label="Show recently deleted">
              Show
            </AppLink>
          </Button>
        }
      />
    </Card>
  );
}
