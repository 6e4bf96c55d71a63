import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/core/paths";
import { SHORTAGE_FILTERS } from "@/lib/features/items/model/filter";
import { NewCheck } from "./new-check";

interface LowItemsProps {
  /** The sentence about the items that are low. */
  shortage: string;
  className?: string;
}

/** Shows how many items are low. The next step is a check; the link shows the items. */
export function LowItems({ shortage, className }: LowItemsProps) {
  return (
    <div
      className={cn(
        "flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 text-pretty md:px-5 md:py-4",
        className,
      )}
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="leading-6 font-semibold">{shortage}</h2>
        <p className="text-muted-foreground text-sm">
          The next check puts what is low on a new list.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:grow max-md:*:grow">
        <NewCheck label="Start Inventory Check" />
        <Button asChild variant="ghost">
          <AppLink href={paths.items({ stock: SHORTAGE_FILTERS })}>Show what is low</AppLink>
        </Button>
      </div>
    </div>
  );
}
