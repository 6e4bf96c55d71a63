import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import { SHORTAGE_FILTERS } from "@/lib/features/items/model/filter";
import { NewCheck } from "./new-check";

interface QuietEmptyListProps {
  text: ReactNode;
  /** Whether items are low. */
  hasShort: boolean;
}

/**
 * Shows the required title without emphasis: below additions, or while items are low, it would contradict what is still
 * to buy.
 */
export function QuietEmptyList({ text, hasShort }: QuietEmptyListProps) {
  return (
    <section className="text-muted-foreground mt-6 text-sm">
      <h2 className="font-medium">All Stocked Up!</h2>
      <p className="mt-1 text-pretty">{text}</p>
      <div className="flex flex-wrap gap-x-5 *:text-sm">
        {hasShort && (
          <Button asChild variant="link" className="px-0">
            <AppLink href={paths.items({ stock: SHORTAGE_FILTERS })}>Show what is low</AppLink>
          </Button>
        )}
        <NewCheck label="Start Inventory Check" variant="link" />
      </div>
    </section>
  );
}
