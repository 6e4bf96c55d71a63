import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import { SHORTAGE_FILTERS } from "@/lib/features/items/model/filter";
import { NewCheck } from "./new-check";

interface EmptyListCardProps {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  /** The sentence about the items that are low; undefined when none is. */
  shortage: string | undefined;
  /** What follows the text while no item is low. */
  children: ReactNode;
}

/** Shows that a list has no lines, and below a border how many items are low, and what to do next. */
export function EmptyListCard({ icon: Icon, title, text, shortage, children }: EmptyListCardProps) {
  return (
    <section className="bg-card shadow-raised mt-5 rounded-2xl border text-pretty md:mt-6">
      <div className="flex gap-3 px-4 py-3 md:px-5 md:py-4">
        <Icon aria-hidden className="text-primary size-6 shrink-0" />
        <div className="min-w-0">
          <h2 className="leading-6 font-semibold">{title}</h2>
          <p className="text-muted-foreground text-sm">{text}</p>
        </div>
      </div>
      {shortage ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t px-4 py-3 md:px-5 md:py-4">
          <div className="min-w-0 flex-1 basis-72">
            <p className="font-semibold">{shortage}</p>
            <p className="text-muted-foreground text-sm">
              The next check puts what is low on a new list.
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2 max-md:grow max-md:*:grow">
            <NewCheck label="Start Inventory Check" />
            <Button asChild variant="outline" size="lg">
              <AppLink href={paths.items({ stock: SHORTAGE_FILTERS })}>Show what is low</AppLink>
            </Button>
          </div>
        </div>
      ) : (
        children
      )}
    </section>
  );
}
