"use client";

import { useQuery } from "@tanstack/react-query";
import { useDialog } from "@/components/shared/use-dialog";
import { useIsAllowed } from "@/lib/features/accounts/queries";
import type { Item } from "@/lib/features/items/dto";
import { itemsQuery } from "@/lib/features/items/queries";
import { itemsView } from "@/lib/features/items/rules";
import { locationsQuery } from "@/lib/features/locations/queries";
import { AddItemDialog } from "./add-item-dialog";
import { EditItemDialog } from "./edit-item-dialog";
import { ItemsHeader } from "./items-header";
import { ItemsContent } from "./items-content";
import { useRecentlyUpdated } from "./use-recently-updated";

interface ItemsScreenProps {
  /** The only location to show, where the address names one. */
  locationId: number | undefined;
}

/** The household's items, location by location (specification, "Items screen"). */
export function ItemsScreen({ locationId }: ItemsScreenProps) {
  const locations = useQuery(locationsQuery());
  const items = useQuery(itemsQuery());
  const recentlyUpdated = useRecentlyUpdated();
  const canEdit = useIsAllowed("inventory:edit");
  const adding = useDialog<number | undefined>();
  const editing = useDialog<Item>();

  const view = itemsView({
    locations: locations.data,
    items: items.data,
    hasFailed: locations.isError || items.isError,
    locationId,
  });
  const onAdd = canEdit ? adding.open : undefined;

  return (
    <>
      <ItemsHeader view={view} onAdd={onAdd} />
      <ItemsContent
        view={view}
        recentlyUpdated={recentlyUpdated}
        onAdd={onAdd}
        onEdit={canEdit ? editing.open : undefined}
        onRetry={() => void Promise.all([locations.refetch(), items.refetch()])}
      />
      {locations.data && (
        <AddItemDialog
          key={`add-${adding.turn}`}
          open={adding.isOpen}
          onOpenChange={adding.setOpen}
          locations={locations.data}
          locationId={adding.subject ?? undefined}
        />
      )}
      {locations.data && editing.subject && (
        <EditItemDialog
          key={`edit-${editing.turn}`}
          open={editing.isOpen}
          onOpenChange={editing.setOpen}
          locations={locations.data}
          item={editing.subject}
        />
      )}
    </>
  );
}
