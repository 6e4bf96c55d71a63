import { MapPin, MapPinOff, Package, Plus } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { CardListSkeleton } from "@/components/shared/card-list-skeleton";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorPanel } from "@/components/shared/error-panel";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/client/paths";
import type { Item } from "@/lib/features/items/dto";
import type { ItemsView } from "@/lib/features/items/rules";
import { ItemGrid } from "./item-grid";
import { ItemGroupSection } from "./item-group-section";

const PLACEHOLDERS = 5;

interface ItemsContentProps {
  view: ItemsView;
  recentlyUpdated: ReadonlySet<number>;
  /** Left out for those who may not. */
  onAdd: ((locationId: number | undefined) => void) | undefined;
  onEdit: ((item: Item) => void) | undefined;
  onRetry: () => void;
}

/** What is under the title of the items screen, whatever state it is in. */
export function ItemsContent({ view, recentlyUpdated, onAdd, onEdit, onRetry }: ItemsContentProps) {
  switch (view.kind) {
    case "loading":
      return <CardListSkeleton count={PLACEHOLDERS} label="Loading items" />;
    case "failed":
      return <ErrorPanel title="The items could not be loaded" onRetry={onRetry} />;
    case "unknownLocation":
      return (
        <EmptyState
          icon={MapPinOff}
          title="Location not found"
          text="It may have been deleted."
          action={
            <Button asChild size="lg">
              <Link href={paths.items()}>Show all items</Link>
            </Button>
          }
        />
      );
    case "noLocations":
      return (
        <NoItems
          action={
            onAdd && (
              <Button asChild size="lg">
                <Link href={paths.locations()}>
                  <MapPin aria-hidden />
                  Add a location first
                </Link>
              </Button>
            )
          }
        />
      );
    case "empty":
      return (
        <NoItems
          action={
            onAdd && (
              <Button size="lg" onClick={() => onAdd(view.location?.id)}>
                <Plus aria-hidden />
                Add Item
              </Button>
            )
          }
        />
      );
    case "list":
      if (view.location) {
        const items = view.groups.flatMap((group) => group.items);
        return <ItemGrid items={items} recentlyUpdated={recentlyUpdated} onEdit={onEdit} />;
      }
      return (
        <div className="flex flex-col gap-7">
          {view.groups.map((group) => (
            <ItemGroupSection
              key={group.location.id}
              group={group}
              recentlyUpdated={recentlyUpdated}
              onEdit={onEdit}
              onAdd={onAdd}
            />
          ))}
        </div>
      );
  }
}

/** `action` is the way to the first item; without it the person may not add one. */
function NoItems({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      icon={Package}
      title={action ? "No items found. Add your first item!" : "No items found."}
      text={
        action
          ? "An item is something you want to have at home, and how much of it."
          : "An admin of your household can add the first one."
      }
      action={action}
    />
  );
}
