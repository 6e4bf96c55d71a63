import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import { SHORTAGE_FILTERS } from "@/lib/features/items/model/filter";
import { NewCheck } from "./new-check";

interface QuietEmptyListProps {
  /** The sentence about the items that are low; undefined when none is. It is the most important text then. */
  shortage: string | undefined;
  text: ReactNode;
}

/**
 * Shows the required title in a small size: below additions, or while items are low, it would contradict what is still
 * to buy.
 */
export function QuietEmptyList({ shortage, text }: QuietEmptyListProps) {
  return (
    <section className="bg-card shadow-raised mt-6 flex flex-col gap-x-8 gap-y-4 rounded-2xl border p-4 md:flex-row md:items-center md:justify-between md:px-5">
      <div className="min-w-0">
        {shortage && <p className="mb-1 font-semibold text-pretty">{shortage}</p>}
        <h2 className={shortage ? "text-muted-foreground text-sm" : "font-semibold"}>
          All Stocked Up!
        </h2>
        <p className="text-muted-foreground text-sm text-pretty">{text}</p>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2 max-md:*:grow">
        <NewCheck label="Start Inventory Check" />
        {shortage && (
          <Button asChild variant="ghost" size="lg">
            <AppLink href={paths.items({ stock: SHORTAGE_FILTERS })}>Show what is low</AppLink>
          </Button>
        )}
      </div>
    </section>
  );
}
