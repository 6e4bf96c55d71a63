import { SearchX } from "lucide-react";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import type { ItemFilter } from "@/lib/features/items/model/filter";

interface NoMatchProps {
  filter: ItemFilter;
  onShowAll: () => void;
}

/** Shows that no item matches the filter. */
export function NoMatch({ filter, onShowAll }: NoMatchProps) {
  return (
    <EmptyState
      icon={SearchX}
      title="No items match"
      text={
        filter.itemId === null
          ? "No item matches the search and the filters."
          : "The item may have been deleted."
      }
      action={
        <Button size="lg" onClick={onShowAll}>
          Show all items
        </Button>
      }
    />
  );
}
