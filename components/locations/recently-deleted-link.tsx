import { ArchiveRestore } from "lucide-react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";

/** Links to the deleted items and locations, below a list. */
export function RecentlyDeletedLink() {
  return (
    <Button asChild variant="ghost" className="text-muted-foreground mt-6 -ml-2.5 px-2.5">
      <AppLink href={paths.recentlyDeleted()}>
        <ArchiveRestore aria-hidden />
        Recently deleted
      </AppLink>
    </Button>
  );
}
