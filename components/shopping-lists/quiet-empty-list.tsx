import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import { SHORTAGE_FILTERS } from "@/lib/features/items/model/filter";
import { NewCheck } from "./new-check";

interface QuietEmptyListProps {
  /** The sentence about the items that are low; undefined when none is. */
  shortage: string | undefined;
  text: ReactNode;
  /** Whether additions are above this text. To buy them comes before a new check. */
  hasMoreToBuy: boolean;
}

/**
 * Shows the required title in a small size, as a part of the sentence about the list: below additions, or while items
 * are low, it would contradict what is still to buy.
 */
export function QuietEmptyList({ shortage, text, hasMoreToBuy }: QuietEmptyListProps) {
  return (
    <section className="mt-6">
      <div className="text-muted-foreground text-sm text-pretty">
        <h2 className="inline font-medium tracking-normal">All Stocked Up!</h2>{" "}
        <p className="inline">{text}</p>
      </div>
      {shortage ? (
        <div className="bg-card shadow-raised mt-3 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-2xl border p-4 md:px-5">
          <div className="min-w-0 flex-1 basis-56 text-pretty">
            <p className="font-semibold">{shortage}</p>
            <p className="text-muted-foreground text-sm">
              The next check puts what is low on a new list.
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2 max-md:grow max-md:*:grow">
            <NewCheck label="Start Inventory Check" {...(hasMoreToBuy && { variant: "outline" })} />
            <Button asChild variant={hasMoreToBuy ? "ghost" : "outline"} size="lg">
              <AppLink href={paths.items({ stock: SHORTAGE_FILTERS })}>Show what is low</AppLink>
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-3 flex flex-col md:items-start">
          <NewCheck label="Start Inventory Check" />
        </div>
      )}
    </section>
  );
}
