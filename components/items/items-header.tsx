import { BackLink } from "@/components/shared/back-link";
import { PageHeader } from "@/components/shared/page-header";
import { RoundAddButton } from "@/components/shared/round-add-button";
import { SelectToggle } from "@/components/shared/select-toggle";
import type { Selection } from "@/components/shared/use-selection";
import { paths } from "@/lib/core/paths";
import { itemsTitle } from "@/lib/features/items/model/copy";
import type { ItemsView } from "@/lib/features/items/model/rules";
import type { Location } from "@/lib/features/locations/model/dto";
import { ArrangeButton } from "./arrange/arrange-button";

interface ItemsHeaderProps {
  view: ItemsView;
  selection: Selection;
  /** Called by the button that adds an item; undefined without the permission to edit the inventory. */
  onAdd: ((locationId: number | undefined) => void) | undefined;
  /** Undefined without the permission to edit the inventory. */
  onArrange: ((location: Location) => void) | undefined;
}

/**
 * Shows the title, the link from one location to all items, and the actions. The actions are hidden
 * while loading, after an error and for an unknown location.
 */
export function ItemsHeader({ view, selection, onAdd, onArrange }: ItemsHeaderProps) {
  const hasPlace = view.kind === "empty" || view.kind === "list";
  const location = hasPlace ? view.location : null;
  return (
    <>
      {location && <BackLink href={paths.items()}>All items</BackLink>}
      <PageHeader
        title={itemsTitle(location)}
        actions={
          hasPlace && (
            <>
              {onArrange && location && view.kind === "list" && view.total > 1 && (
                <ArrangeButton location={location} onArrange={onArrange} />
              )}
              {onAdd && view.kind === "list" && <SelectToggle selection={selection} />}
              {onAdd && (
                <RoundAddButton
                  label="Add item"
                  variant={selection.isOn || view.kind === "empty" ? "outline" : "default"}
                  onClick={() => onAdd(location?.id)}
                />
              )}
            </>
          )
        }
      />
    </>
  );
}
