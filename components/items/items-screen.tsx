"use client";

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { useIsAllowed } from "@/lib/features/accounts/queries";
import type { Item } from "@/lib/features/items/dto";
import { itemsQuery } from "@/lib/features/items/queries";
import { itemsView } from "@/lib/features/items/rules";
import { locationsQuery } from "@/lib/features/locations/queries";
import { ItemsContent } from "./items-content";
import { ItemsHeader } from "./items-header";
import { useRecentlyUpdated } from "./use-recently-updated";

const loadDialogs = () => import("./item-dialogs");
const ItemDialogs = lazy(async () => ({ default: (await loadDialogs()).ItemDialogs }));

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
  usePreload(canEdit ? loadDialogs : undefined);

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
      {locations.data && adding.turn + editing.turn > 0 && (
        <Suspense>
          <ItemDialogs adding={adding} editing={editing} locations={locations.data} />
        </Suspense>
      )}
    </>
  );
}
