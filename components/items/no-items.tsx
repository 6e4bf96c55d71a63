import { MapPin, MapPinOff, Package, Plus } from "lucide-react";
import { CsvExportButton } from "@/components/csv/export-button";
import { RecentlyDeletedLink } from "@/components/locations/recently-deleted-link";
import { AppLink } from "@/components/shared/app-link";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import type { ItemsView } from "@/lib/features/items/model/rules";

interface NoItemsProps {
  view: Extract<ItemsView, { kind: "unknownLocation" | "noLocations" | "empty" }>;
  /** Undefined without the permission to edit. */
  onAdd: ((locationId: number | undefined) => void) | undefined;
  onImport: () => void;
}

/** Shows why there are no items, and what to do. */
export function NoItems({ view, onAdd, onImport }: NoItemsProps) {
  if (view.kind === "unknownLocation") {
    return (
      <EmptyState
        icon={MapPinOff}
        title="Location not found"
        text="It may have been deleted."
        action={
          <Button asChild size="lg">
            <AppLink href={paths.items()}>Show all items</AppLink>
          </Button>
        }
      />
    );
  }
  if (!onAdd) {
    return (
      <EmptyState
        icon={Package}
        title="No items found."
        text="An admin of your household can add the first one."
      />
    );
  }
  return (
    <>
      <EmptyState
        icon={Package}
        title="No items found. Add your first item!"
        text="An item is something you want to have at home, and how much of it."
        action={
          <div className="flex flex-col gap-2.5">
            {view.kind === "noLocations" ? (
              <Button asChild size="lg">
                <AppLink href={paths.locations()}>
                  <MapPin aria-hidden />
                  Add a location first
                </AppLink>
              </Button>
            ) : (
              <Button size="lg" onClick={() => onAdd(view.location?.id)}>
                <Plus aria-hidden />
                Add Item
              </Button>
            )}
            <div className="flex flex-wrap gap-2.5 *:flex-auto">
              <Button variant="outline" size="lg" onClick={onImport}>
                Import Items
              </Button>
              {/* The file then has the locations. */}
              {view.kind === "empty" && (
                <CsvExportButton variant="outline" size="lg">
                  Export Items
                </CsvExportButton>
              )}
            </div>
          </div>
        }
      />
      <div className="flex justify-center">
        <RecentlyDeletedLink />
      </div>
    </>
  );
}
