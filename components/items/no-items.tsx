import { useQuery } from "@tanstack/react-query";
import { FileDown, MapPin, MapPinOff, Package, Plus } from "lucide-react";
import { useId } from "react";
import { CsvExportButton } from "@/components/csv/export-button";
import { RecentlyDeletedLink } from "@/components/locations/recently-deleted-link";
import { AppLink } from "@/components/shared/app-link";
import { CHIP, CHIP_GRID } from "@/components/shared/chip-classes";
import { EmptyState } from "@/components/shared/empty-state";
import {
  START_COLUMN,
  START_TITLE,
  StartActions,
  StartContent,
} from "@/components/shared/start-content";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { paths } from "@/lib/core/paths";
import { useNameSuggestions } from "@/lib/features/items/client/use-name-suggestions";
import type { ItemsView } from "@/lib/features/items/model/rules";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import type { ItemStart } from "./dialogs/add-item-dialog";

/** Usual items of a household. The suggestions for these names know their units and rooms. */
const FIRST_ITEMS = ["Milk", "Butter", "Coffee", "Pasta", "Dish soap", "Toilet paper"];

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
          <StartActions onImport={onImport}>
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
          </StartActions>
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
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="text-muted-foreground mb-1.5 text-sm">
        Begin with something you always have
      </p>
      <div className={CHIP_GRID}>
        {FIRST_ITEMS.map((name) => (
          <FirstItem key={name} name={name} view={view} onAdd={onAdd} />
        ))}
      </div>
    </div>
  );
}

function FirstItem({ name, view, onAdd }: FirstItemsProps & { name: string }) {
  const { data: locations = [] } = useQuery(locationsQuery());
  const known = useNameSuggestions(name, locations).find((suggestion) => suggestion.name === name);
  return (
    <Button
      variant="outline"
      className={CHIP}
      onClick={() =>
        onAdd(view.location?.id ?? known?.location?.id, {
          name,
          ...(known?.unit && { unit: known.unit }),
        })
      }
    >
      <Plus aria-hidden />
      {name}
    </Button>
  );
}
