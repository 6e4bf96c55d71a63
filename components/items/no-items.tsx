import { useQuery } from "@tanstack/react-query";
import { FileDown, FileUp, MapPin, MapPinOff, Package, Plus } from "lucide-react";
import { useId } from "react";
import { CsvExportButton } from "@/components/csv/export-button";
import { RecentlyDeletedLink } from "@/components/locations/recently-deleted-link";
import { AppLink } from "@/components/shared/app-link";
import { CHIP, CHIP_GRID } from "@/components/shared/chip-classes";
import { EmptyState } from "@/components/shared/empty-state";
import { START_COLUMN, START_TITLE, StartContent } from "@/components/shared/start-content";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { paths } from "@/lib/core/paths";
import type { ItemsView } from "@/lib/features/items/model/rules";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { isSameName } from "@/lib/features/locations/model/rules";
import type { ItemStart } from "./dialogs/add-item-dialog";

/** Usual items of a household, and the rooms where most households keep them. The best room is the first. */
const firstItems: readonly (ItemStart & { rooms: readonly string[] })[] = [
  { name: "Milk", unit: "carton", rooms: ["Fridge", "Kitchen"] },
  { name: "Eggs", unit: "piece", rooms: ["Fridge", "Kitchen"] },
  { name: "Coffee", unit: "pack", rooms: ["Kitchen", "Pantry"] },
  { name: "Pasta", unit: "pack", rooms: ["Pantry", "Kitchen"] },
  { name: "Dish soap", unit: "bottle", rooms: ["Kitchen"] },
  { name: "Toilet paper", unit: "roll", rooms: ["Bathroom"] },
];

interface NoItemsProps {
  view: Extract<ItemsView, { kind: "unknownLocation" | "noLocations" | "empty" }>;
  /** Undefined without the permission to edit. */
  onAdd: ((locationId: number | undefined, start?: ItemStart) => void) | undefined;
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
    <div className={START_COLUMN}>
      <Card>
        <StartContent
          icon={Package}
          title={<h2 className={START_TITLE}>No items found. Add your first item!</h2>}
          text="An item is something you want to have at home, and how much of it."
        >
          {view.kind === "empty" && <FirstItems view={view} onAdd={onAdd} />}
          <div className="mt-4 flex flex-col gap-2.5 sm:flex-row">
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
            <Button variant="outline" size="lg" onClick={onImport}>
              <FileUp aria-hidden />
              Import Items
            </Button>
          </div>
        </StartContent>
      </Card>
      <div className="flex flex-wrap items-end justify-between">
        <RecentlyDeletedLink />
        {/* The file then has the locations. */}
        {view.kind === "empty" && (
          <CsvExportButton variant="ghost" className="text-muted-foreground -mr-2.5 px-2.5">
            <FileDown aria-hidden />
            Export Items
          </CsvExportButton>
        )}
      </div>
    </div>
  );
}

interface FirstItemsProps {
  view: Extract<ItemsView, { kind: "empty" }>;
  onAdd: NonNullable<NoItemsProps["onAdd"]>;
}

/** Renders a button for each of a few usual items. A tap opens the form of a new item, which is filled in already. */
function FirstItems({ view, onAdd }: FirstItemsProps) {
  const { data: locations = [] } = useQuery(locationsQuery());
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="text-muted-foreground mb-1.5 text-sm">
        Begin with something you always have
      </p>
      <div className={CHIP_GRID}>
        {firstItems.map(({ name, unit, rooms }) => (
          <Button
            key={name}
            variant="outline"
            className={CHIP}
            onClick={() => {
              const room = rooms
                .map((usual) => locations.find((location) => isSameName(location.name, usual)))
                .find((location) => location !== undefined);
              onAdd(view.location?.id ?? room?.id, { name, unit });
            }}
          >
            <Plus aria-hidden />
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
