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
 * Shows the required title as a small heading: below additions, or while items are low, it would contradict what is still
 * to buy.
 */
export function QuietEmptyList({ text, hasShort }: QuietEmptyListProps) {
  return (
    <section className="mt-6">
      <h2 className="font-semibold">All Stocked Up!</h2>
      <p className="text-muted-foreground mt-1 text-sm text-pretty">{text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
        <NewCheck label="Start Inventory Check" variant="outline" />
        {hasShort && (
          <Button asChild variant="link" className="px-0">
            <AppLink href={paths.items({ stock: SHORTAGE_FILTERS })}>Show what is low</AppLink>
          </Button>
        )}
      </div>
    </section>
  );
}
